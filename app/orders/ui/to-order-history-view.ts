import type { AccountFrame } from "../../accounts/model/account-place";
import { chooseText } from "../../cart/model/cart";
import { choosePages } from "../../catalogue/model/choose-pages";
import { formatDate, formatMoney } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { type OrderPage, type OrderSort, type OrderSummary, orderSorts } from "../model/customer-order";
import type { OrderHistoryView, OrderRowView, OrdersMessage } from "../model/order-history-view";
import { toOrderStates } from "./to-order-states";

export type HistoryI18n = {
  readonly translate: Translate;
  readonly prefix: string;
  readonly timeZone: string;
  readonly frame: AccountFrame;
};

type Choice = { readonly search: string; readonly sort: OrderSort; readonly page: number };

/** The list shows this many articles of an order. */
const shownArticles = 3;

export const orderHistoryPath = "/my-account/order-history";

/** Formats a page of orders; `page` null: the orders are unavailable. */
export function toOrderHistoryView(
  page: OrderPage | null,
  choice: Choice,
  i18n: HistoryI18n,
): OrderHistoryView {
  const { translate, prefix, frame } = i18n;
  const path = prefix + orderHistoryPath;
  return {
    title: translate("profile.nav.my-orders"),
    frame,
    path,
    search: {
      label: translate("my-orders.search.label"),
      value: choice.search,
      button: translate("my-orders.search.button"),
      clear: choice.search === "" ? null : translate("my-orders.search.clear"),
    },
    sort: {
      label: translate("my-orders.sort.label"),
      options: orderSorts.map((sort) => ({
        value: sort,
        text: translate(`my-orders.sort.${sort}`),
        isChosen: sort === choice.sort,
      })),
    },
    count: page && page.total > 0 ? translate("my-orders.count", { count: String(page.total) }) : null,
    rows: (page?.results ?? []).map((order) => toRow(order, i18n)),
    message: toMessage(page, choice, i18n),
    pages: page && toPages(page, choice, i18n),
  };
}

function toRow(order: OrderSummary, { translate, prefix, timeZone }: HistoryI18n): OrderRowView {
  const { orderNumber, lineItems, createdAt } = order;
  const hidden = lineItems.length - shownArticles;
  const pieces = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    number: orderNumber,
    href: `${prefix}${orderHistoryPath}/${orderNumber}`,
    title: translate("my-orders.number", { number: orderNumber }),
    date: formatDate(new Date(createdAt), translate.locale, timeZone, "date"),
    total: formatMoney(order.totalPrice, translate.locale),
    pieces: translate.plural("cart.pieces", pieces),
    states: toOrderStates(order, translate),
    articles: lineItems.slice(0, shownArticles).map(({ id, name, picture, quantity }) => ({
      id,
      name: `${quantity} × ${chooseText(name, translate.language)}`,
      picture,
    })),
    more: hidden > 0 ? `+ ${hidden}` : null,
    show: translate("my-orders.show"),
  };
}

function toMessage(
  page: OrderPage | null,
  { search }: Choice,
  { translate, prefix }: HistoryI18n,
): OrdersMessage | null {
  const path = prefix + orderHistoryPath;
  const say = (key: string, href: string, action: string, values?: { text: string }) => ({
    title: translate(`my-orders.${key}.title`),
    text: translate(`my-orders.${key}.text`, values),
    action: translate(action),
    href,
  });
  if (page === null) return say("down", path, "my-orders.down.action");
  if (page.results.length > 0) return null;
  if (search !== "") return say("nothing", path, "my-orders.search.clear", { text: search });
  if (page.total > 0) return { ...say("nothing", path, "my-orders.search.clear"), text: "" };
  return say("empty", `${prefix}/categories`, "my-orders.empty.action");
}

function toPages(
  { total, limit }: OrderPage,
  choice: Choice,
  { translate, prefix }: HistoryI18n,
): OrderHistoryView["pages"] {
  const pages = Math.ceil(total / limit);
  if (pages < 2) return null;
  const toHref = (page: number) => {
    const query = new URLSearchParams({
      ...(choice.search && { q: choice.search }),
      ...(choice.sort !== "newest" && { sort: choice.sort }),
      ...(page > 1 && { page: String(page) }),
    }).toString();
    return `${prefix}${orderHistoryPath}${query && `?${query}`}`;
  };
  const toLink = (page: number, text = String(page), label = toLabel(page)) => ({
    text,
    label,
    href: page === choice.page ? null : toHref(page),
  });
  const toLabel = (page: number) => translate("catalogue.pages.page", { page: String(page) });
  const { page } = choice;
  const previous = translate("catalogue.pages.previous");
  const next = translate("catalogue.pages.next");
  return {
    label: translate("catalogue.pages.label"),
    links: [
      ...(page > 1 ? [toLink(page - 1, `‹ ${previous}`, previous)] : []),
      ...choosePages(page, pages).map((each) => toLink(each)),
      ...(page < pages ? [toLink(page + 1, `${next} ›`, next)] : []),
    ],
  };
}

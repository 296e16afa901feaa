import { groupCardNumber } from "../../accounts/model/loyalty";
import type { OverviewView } from "../../accounts/model/overview-view";
import type { Profile } from "../../accounts/model/profile";
import type { Address } from "../../cart/model/address";
import { chooseText } from "../../cart/model/cart";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import { formatDate, formatMoney, formatNumber } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { LastOrder } from "../model/customer-order";

type Known = {
  readonly profile: Profile & { readonly addresses: readonly (Address & { readonly id: string })[] };
  /** null: no order yet; undefined: not available at present. */
  readonly lastOrder: LastOrder | null | undefined;
};

type Scene = {
  readonly translate: Translate;
  readonly timeZone: string;
  /** The language prefix of every path. */
  readonly prefix: string;
};

/** Formats the overview of an account: one profile and one order. */
export function toOverviewView({ profile, lastOrder }: Known, scene: Scene): OverviewView {
  const { translate } = scene;
  const name = profile.firstName ?? profile.companyName ?? profile.email;
  return {
    title: translate("profile.overview.hello", { name }),
    order: toLastOrder(lastOrder, scene),
    addresses: {
      title: translate("profile.overview.addresses"),
      books: [
        toBook("delivery", "shipping-details", profile.defaultShippingAddressId, profile, scene),
        toBook("billing", "billing-details", profile.defaultBillingAddressId, profile, scene),
      ],
    },
    details: toDetails(profile, scene),
    card: toCard(profile, scene),
  };
}

const shownArticles = 3;

function toLastOrder(
  order: Known["lastOrder"],
  { translate, timeZone, prefix }: Scene,
): OverviewView["order"] {
  const say = (key: string, values?: Record<string, string>) => translate(`profile.overview.${key}`, values);
  const title = say("lastOrder");
  const all = { href: `${prefix}/my-account/order-history`, text: say("allOrders") };
  if (!order) {
    const isEmpty = order === null;
    return {
      title,
      last: null,
      text: say(isEmpty ? "noOrder" : "orderUnavailable"),
      link: isEmpty ? { href: `${prefix}/categories`, text: say("shop") } : all,
    };
  }
  const { locale } = translate;
  const date = formatDate(new Date(order.createdAt), locale, timeZone, "date");
  return {
    title,
    last: {
      placed: say("placed", { number: order.orderNumber, date }),
      state: translate(`my-orders.order.${order.orderState}`),
      total: formatMoney(order.totalPrice, locale),
      articles: order.articles.slice(0, shownArticles).map((name) => chooseText(name, translate.language)),
      link: {
        href: `${prefix}/my-account/order-history/${encodeURIComponent(order.orderNumber)}`,
        text: say("toOrder"),
      },
    },
    text: null,
    link: all,
  };
}

function toBook(
  use: "delivery" | "billing",
  place: "shipping-details" | "billing-details",
  id: string | null,
  { addresses }: Known["profile"],
  { translate, prefix }: Scene,
) {
  const address = addresses.find((each) => each.id === id);
  return {
    title: translate(`profile.overview.${use}`),
    lines: address ? toAddressLines(address, translate.locale) : [],
    none: translate("profile.overview.noAddress"),
    link: { href: `${prefix}/my-account/${place}`, text: translate("profile.overview.change") },
  };
}

function toDetails(profile: Profile, { translate, prefix }: Scene): OverviewView["details"] {
  const { firstName, lastName, companyName, vatId, email, isEmailVerified } = profile;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return {
    title: translate("profile.overview.details"),
    lines: [name, companyName, vatId].filter((line): line is string => Boolean(line)),
    email: {
      text: email,
      state: translate(`profile.verify.${isEmailVerified ? "done" : "open"}`),
      isVerified: isEmailVerified,
    },
    link: { href: `${prefix}/my-account/my-profile`, text: translate("profile.overview.change") },
  };
}

function toCard({ loyalty }: Profile, { translate, prefix }: Scene): OverviewView["card"] {
  const say = (key: string) => translate(`profile.loyalty.${key}`);
  return {
    title: translate("profile.nav.loyalty-card"),
    facts: loyalty
      ? [
          { label: say("points"), value: formatNumber(loyalty.points, translate.locale) },
          { label: say("level"), value: say(`levels.${loyalty.level}`) },
          { label: say("number"), value: groupCardNumber(loyalty.number) },
        ]
      : [],
    text: loyalty ? null : translate("profile.overview.noCard"),
    link: { href: `${prefix}/my-account/loyalty-card`, text: translate("profile.nav.loyalty-card") },
  };
}

import type { RouterContextProvider } from "react-router";
import { defaultPicture } from "../../catalogue/model/default-picture";
import { countFew, isLowStock } from "../../catalogue/model/is-low-stock";
import type { ProductCard } from "../../catalogue/model/product-card";
import { toProductNumber } from "../../catalogue/model/product-number";
import { isInStock } from "../../catalogue/model/sellable-stock";
import { toStockText } from "../../catalogue/model/to-stock-text";
import { type PageI18n, readPageI18n } from "../../catalogue/operations/page-i18n.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { money } from "../../foundation/money";
import { ok, type Result } from "../../foundation/result";
import { formatMoney, formatNumber } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import type { ListArticle, ListItemView, ListView } from "../model/lists-view";
import type { ShoppingList } from "../model/saved-lists";

/** Returns the displayed name: the default list has none stored. */
export function toListName({ name }: Pick<ShoppingList, "name">, { translate }: Pick<PageI18n, "translate">) {
  return name || translate("lists.mine");
}

/** Formats a list with current prices and stock of this shop. */
export async function toListView(
  context: Readonly<RouterContextProvider>,
  list: ShoppingList,
  link: ListView["link"] = null,
): Promise<Result<ListView, GatewayError>> {
  const i18n = readPageI18n(context);
  const skus = list.items.map(({ sku }) => sku);
  const found =
    skus.length > 0 ? await context.get(requestContext).gateways.catalogue.loadCardsBySkus(skus) : ok([]);
  if (!found.ok) return found;
  const cards = new Map(found.value.map((card) => [card.sku, card]));
  return ok({
    id: list.id,
    name: toListName(list, i18n),
    items: list.items.map((item) => toItemView(item, cards.get(item.sku), i18n)),
    count: i18n.translate.plural("catalogue.listing.products", list.items.length),
    sum: toSum(list, cards, i18n),
    hasStock: found.value.some((card) => isInStock(card.availableQuantity)),
    link,
  });
}

function toItemView(
  { sku, quantity, note }: ShoppingList["items"][number],
  card: ProductCard | undefined,
  i18n: PageI18n,
): ListItemView {
  return { sku, number: toProductNumber(sku), quantity, note, article: card ? toArticle(card, i18n) : null };
}

function toArticle(card: ProductCard, { translate, locale, country, prefix }: PageI18n): ListArticle {
  const { price, availableQuantity: stock } = card;
  const isLow = isLowStock(price.value.centAmount, stock, country.lowStock);
  return {
    name: card.name,
    brand: card.brand,
    href: `${prefix}/${card.slug}/`,
    picture: card.picture ?? defaultPicture,
    price: formatMoney(price.value, locale),
    before: price.reduction && formatMoney(price.reduction.before, locale),
    stock: toStockText(stock, isLow, translate, (pieces) => formatNumber(pieces, locale)),
    stockMark: isInStock(stock) ? (isLow ? "few" : "stock") : "none",
    few: countFew(price.value.centAmount, country.lowStock),
  };
}

function toSum(
  { items }: ShoppingList,
  cards: ReadonlyMap<string, ProductCard>,
  { locale }: PageI18n,
): string | null {
  const sold = items.flatMap(({ sku, quantity }) => {
    const value = cards.get(sku)?.price.value;
    return value ? [{ cents: value.centAmount * quantity, currency: value.currency }] : [];
  });
  const [first] = sold;
  const cents = sold.reduce((sum, one) => sum + one.cents, 0);
  return first ? formatMoney(money(cents, first.currency), locale) : null;
}

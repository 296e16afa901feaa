import { formatMoney } from "../../i18n/formats";
import { defaultPicture } from "../model/default-picture";
import type { ListingPage } from "../model/listing-page";
import type { ColumnView, RowView, TableView } from "../model/listing-view";
import type { ProductCard } from "../model/product-card";
import { toProductNumber } from "../model/product-number";
import { isInStock } from "../model/sellable-stock";
import { toShortName } from "../model/short-name";
import type { FoundListing } from "./find-listing.server";
import type { PageI18n } from "./page-i18n.server";
import { type DeliveryDates, toCardPriceText } from "./to-card-view.server";
import type { ListingLink } from "./to-listing-link.server";
import { toUnitPriceText } from "./to-unit-price-text.server";

type Tools = { readonly link: ListingLink; readonly dates: DeliveryDates };

/**
 * Maximum products of a listing that can be sorted by an attribute.
 * The search returns values for at most so many products; a longer listing must be filtered first.
 */
const sortableUpTo = 1_000;

/** Builds a listing as table rows: one column per attribute of the family. */
export function toTableView(
  page: ListingPage,
  found: FoundListing,
  i18n: PageI18n,
  { link, dates }: Tools,
): TableView {
  return {
    caption: i18n.translate("listing.table.caption", { heading: page.heading }),
    allColumns: i18n.translate("listing.table.allColumns"),
    columns: toColumns(found, i18n, link),
    rows: found.cards.map((card) => toTableRow(card, toAttributes(found), i18n, dates)),
    hasQuickAdd: !i18n.country.restrictsQuickAdd,
  };
}

/** An attribute's column; `unit`: the one in its head, which its cells then leave out. */
export type TableAttribute = { readonly name: string; readonly unit: string | null };

function toAttributes({ attributeNames, technical }: FoundListing): readonly TableAttribute[] {
  return attributeNames.map((name) => ({ name, unit: technical.labels.get(name)?.unit ?? null }));
}

function toColumns(
  { attributeNames, query, technical, total }: FoundListing,
  { translate }: PageI18n,
  link: ListingLink,
): readonly ColumnView[] {
  const toSorted = (kind: "name" | "price"): Pick<ColumnView, "href" | "sorted"> => {
    const up = query.columnSort === null && query.sort === `${kind}-asc`;
    const down = query.columnSort === null && query.sort === `${kind}-desc`;
    return {
      href: link({ sort: up ? `${kind}-desc` : `${kind}-asc`, columnSort: null }),
      sorted: up ? "ascending" : down ? "descending" : null,
    };
  };
  const toColumn = (name: string): ColumnView => {
    const direction = query.columnSort?.name === name ? query.columnSort.direction : null;
    const next = direction === "asc" ? "desc" : "asc";
    const label = technical.labels.get(name);
    return {
      title: label?.label ?? name,
      unit: label?.unit ?? null,
      kind: "figure",
      href: total > sortableUpTo ? null : link({ columnSort: { name, direction: next } }),
      sorted: direction === null ? null : direction === "asc" ? "ascending" : "descending",
    };
  };
  return [
    { title: translate("listing.table.product"), unit: null, kind: "product", ...toSorted("name") },
    ...attributeNames.map(toColumn),
    { title: translate("catalogue.filter.price"), unit: null, kind: "price", ...toSorted("price") },
    { title: translate("listing.table.delivery"), unit: null, kind: "stock", href: null, sorted: null },
  ];
}

/** Builds a product's row, with these attributes in order. */
export function toTableRow(
  card: ProductCard,
  attributes: readonly TableAttribute[],
  i18n: PageI18n,
  dates: DeliveryDates,
): RowView {
  const { translate, locale, prefix } = i18n;
  const values = new Map(card.attributes.map(({ name, value }) => [name, value]));
  const date = card.isFreight ? dates.freight : dates.parcel;
  const { value, reduction } = card.price;
  return {
    sku: card.sku,
    href: `${prefix}/${card.slug}/`,
    picture: card.picture ?? defaultPicture,
    name: toShortName(
      card.name,
      attributes.flatMap(({ name }) => values.get(name) ?? []),
    ),
    brand: card.brand,
    number: toProductNumber(card.sku),
    cells: attributes.map(({ name, unit }) => withoutUnit(values.get(name) ?? "–", unit)),
    price: toCardPriceText(card, i18n),
    unitPrice: toUnitPriceText(card, value, i18n),
    before: reduction && formatMoney(reduction.before, locale),
    delivery: isInStock(card.availableQuantity) ? (date ?? translate("catalogue.stock.available")) : null,
  };
}

/** `2,100 W` below the unit W → `2,100`. */
function withoutUnit(value: string, unit: string | null): string {
  if (unit === null || !value.endsWith(unit)) return value;
  const number = value.slice(0, -unit.length);
  return /\s$/.test(number) ? number.trimEnd() : value;
}

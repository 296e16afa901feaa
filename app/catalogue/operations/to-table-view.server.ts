import { formatMoney } from "../../i18n/formats";
import { defaultPicture } from "../model/default-picture";
import { isOfUsed } from "../model/listing";
import type { ListingPage } from "../model/listing-page";
import type { ChooserView, ColumnView, RowView, TableView } from "../model/listing-view";
import { compareColumns, listUnusual, missingValue } from "../model/mark-differences";
import type { ProductCard } from "../model/product-card";
import { toProductNumber } from "../model/product-number";
import { isInStock } from "../model/sellable-stock";
import { toShortName } from "../model/short-name";
import { addCommonColumns, addLeads, brandColumn, leadColumn } from "./common-columns.server";
import { chooseDeliveryCosts, toCostsText, toPriceNote } from "./delivery-costs.server";
import { type FoundListing, findOnlyBrand } from "./find-listing.server";
import type { PageI18n } from "./page-i18n.server";
import {
  gradeColumn,
  isDescribing,
  type TableAttribute,
  toAttributes,
  toValues,
} from "./table-attributes.server";
import { type DeliveryDates, toCardPriceText, toDelivery, toFewLeft } from "./to-card-view.server";
import { nameGrade } from "./to-filter-chips.server";
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
  listing: FoundListing,
  i18n: PageI18n,
  { link, dates }: Tools,
): TableView {
  const found = addGrades(addLeads(addCommonColumns(listing, i18n), listing.cards, i18n), i18n);
  const attributes = toAttributes(found);
  const groups = groupByType(found, page);
  const brand = findOnlyBrand(listing, page.heading);
  const hasBrands = found.attributeNames.includes(brandColumn);
  const hasMixedCosts = chooseDeliveryCosts(found.cards, dates) === "mixed";
  const rows = groups.flatMap(({ type, cards }) => {
    const rules = { isMarked: type !== null, brand, hasBrands, hasMixedCosts };
    const ofGroup = toTableRows(cards, attributes, i18n, dates, rules);
    return nameFigures(ofGroup, cards, groups.length > 1 ? type : null);
  });
  return {
    caption: i18n.translate("listing.table.caption", { heading: page.heading }),
    chooser: toChooser(attributes.length, i18n),
    columns: toColumns(found, attributes, i18n, { link, dates }),
    rows,
    order: toTableOrder(link({ page: found.query.page }), found.cards.length, i18n),
    struck: rows.some(({ before }) => before !== null) ? i18n.translate("listing.table.struck") : null,
    unusual: i18n.translate("listing.table.unusual"),
  };
}

/**
 * Names the type of a group in its first row, and what its rows' key figures are: once, where all have the same one
 * and a heading can say it, else in each row.
 *
 * @param type null or empty: the group has no heading
 */
function nameFigures(
  rows: readonly RowView[],
  cards: readonly ProductCard[],
  type: string | null,
): readonly RowView[] {
  const labels = cards.map(({ attributes }) => attributes.find(({ name }) => name === leadColumn)?.label);
  const [first] = labels;
  const typeFigure = type && labels.every((label) => label === first) ? first : undefined;
  return rows.map((row, at) => ({
    ...(type && at === 0 && { type, ...(typeFigure && { typeFigure }) }),
    ...(labels[at] && !typeFigure && { figure: labels[at] }),
    ...row,
  }));
}

/** Fewer columns leave nothing to choose. */
const fewestToChoose = 2;

/** Returns the texts of the choice of so many columns. */
export function toChooser(columns: number, { translate }: Pick<PageI18n, "translate">): ChooserView | null {
  if (columns < fewestToChoose) return null;
  const total = String(columns);
  return {
    title: translate("listing.columns.title"),
    counts: Array.from({ length: columns + 1 }, (_, count) =>
      translate("listing.columns.count", { count: String(count), total }),
    ),
    all: translate("listing.table.allColumns"),
    reset: translate("listing.columns.reset"),
    differing: translate("listing.columns.differing"),
    same: translate("listing.columns.same"),
  };
}

function addGrades(found: FoundListing, i18n: PageI18n): FoundListing {
  if (!isOfUsed(found.query)) return found;
  const label = i18n.translate("listing.grade.label");
  const addGrade = (card: ProductCard): ProductCard => {
    if (!card.grade) return card;
    const condition = { name: gradeColumn, label, value: nameGrade(card.grade, i18n) };
    return { ...card, attributes: [condition, ...card.attributes] };
  };
  return {
    ...found,
    cards: found.cards.map(addGrade),
    attributeNames: [gradeColumn, ...found.attributeNames],
    technical: {
      ...found.technical,
      labels: new Map([...found.technical.labels, [gradeColumn, { label, unit: null }]]),
    },
  };
}

/** Returns the form of a table with so many rows; null where products are added only on their own pages. */
export function toTableOrder(
  path: string,
  rows: number,
  { translate, country }: PageI18n,
): TableView["order"] {
  if (country.restrictsQuickAdd) return null;
  const counts = Array.from({ length: rows }, (_, index) => index + 1);
  return {
    path,
    add: [
      translate("catalogue.card.add"),
      ...counts.map((count) => translate.plural("listing.table.add", count)),
    ],
    pieces: translate("listing.table.pieces"),
    quantity: translate("catalogue.quantity.label"),
  };
}

function toColumns(
  { query, technical, total, cards }: FoundListing,
  attributes: readonly TableAttribute[],
  i18n: PageI18n,
  { link, dates }: Tools,
): readonly ColumnView[] {
  const { translate } = i18n;
  const toSorted = (kind: "name" | "price"): Pick<ColumnView, "href" | "sorted"> => {
    const up = query.columnSort === null && query.sort === `${kind}-asc`;
    const down = query.columnSort === null && query.sort === `${kind}-desc`;
    return {
      href: link({ sort: up ? `${kind}-desc` : `${kind}-asc`, columnSort: null }),
      sorted: up ? "ascending" : down ? "descending" : null,
    };
  };
  const toColumn = ({ name, unit, isSame = false }: TableAttribute): ColumnView => {
    const direction = query.columnSort?.name === name ? query.columnSort.direction : null;
    const next = direction === "asc" ? "desc" : "asc";
    return {
      title: technical.labels.get(name)?.label ?? name,
      unit,
      kind: "figure",
      isSame,
      ...(name === leadColumn && { isLead: true }),
      href:
        total > sortableUpTo || isDescribing(name) ? null : link({ columnSort: { name, direction: next } }),
      sorted: direction === null ? null : direction === "asc" ? "ascending" : "descending",
    };
  };
  return [
    { title: translate("listing.table.product"), unit: null, kind: "product", ...toSorted("name") },
    ...attributes.map(toColumn),
    {
      title: translate("catalogue.filter.price"),
      unit: toPriceNote(cards, i18n, dates),
      kind: "price",
      ...toSorted("price"),
    },
    { title: translate("listing.table.delivery"), unit: null, kind: "stock", href: null, sorted: null },
  ];
}

/** Products of one type; `type` is null if they may be of several, empty if it needs no name. */
type TypeGroup = { readonly type: string | null; readonly cards: readonly ProductCard[] };

/** Fewer rows of a type on average leave headings without a list. */
const fewestOfType = 2;

/**
 * Groups the products of a listing with several types by their type, in the order of the first of each. Products
 * without a known type come first, without a heading. Types with few rows, and rows in another order than that of
 * relevance, stay one list.
 */
function groupByType({ cards, types = {} }: FoundListing, { menu }: ListingPage): readonly TypeGroup[] {
  if (menu.here && (menu.below.length === 0 || menu.above.length > 1)) return [{ type: "", cards }];
  const byType = Map.groupBy(cards, ({ id }) => types[id] ?? null);
  if (byType.size * fewestOfType > cards.length) return [{ type: null, cards }];
  const groups = [...byType].map(([type, ofType]) => ({ type, cards: ofType }));
  return groups.toSorted((one, other) => Number(one.type !== null) - Number(other.type !== null));
}

type RowRules = {
  /** Marks cells that differ from most; products of several types differ anyway. */
  readonly isMarked: boolean;
  /** The brand of all products of the listing, which rows do not repeat. */
  readonly brand: string | null;
  /** A column names each row's brand. */
  readonly hasBrands: boolean;
  /** Some products of the listing have free delivery, and others not. */
  readonly hasMixedCosts: boolean;
};

/** Builds the rows of products, with these attributes in order. */
export function toTableRows(
  cards: readonly ProductCard[],
  attributes: readonly TableAttribute[],
  i18n: PageI18n,
  dates: DeliveryDates,
  {
    isMarked = true,
    brand = null,
    hasBrands = false,
    hasMixedCosts = chooseDeliveryCosts(cards, dates) === "mixed",
  }: Partial<RowRules> = {},
): readonly RowView[] {
  const rows = cards.map((card) => ({
    ...toTableRow(card, attributes, i18n, dates),
    ...((hasBrands || card.brand === brand) && { brand: "" }),
    ...(hasMixedCosts && { costs: toCostsText(card, dates, i18n) }),
  }));
  const differences = isMarked ? compareColumns(rows.map(({ cells }) => cells)) : [];
  return rows.map((row) => ({ ...row, unusual: listUnusual(row.cells, differences) }));
}

function toTableRow(
  card: ProductCard,
  attributes: readonly TableAttribute[],
  i18n: PageI18n,
  dates: DeliveryDates,
): Omit<RowView, "unusual"> {
  const { translate, locale, prefix } = i18n;
  const values = toValues(
    card,
    attributes.map(({ name }) => name),
  );
  const { date } = toDelivery(card, dates);
  const { value, reduction } = card.price;
  return {
    sku: card.sku,
    href: `${prefix}/${card.slug}/`,
    picture: card.picture ?? defaultPicture,
    name: toShortName(card.name, values),
    brand: card.brand,
    number: toProductNumber(card.sku),
    cells: attributes.map(({ unit }, column) => keepSign(withoutUnit(values[column] ?? missingValue, unit))),
    price: toCardPriceText(card, i18n),
    ...(card.isPriceFrom && { hasChoice: true }),
    ...(card.energyRating && { energy: card.energyRating }),
    unitPrice: toUnitPriceText(card, value, i18n),
    before: reduction && formatMoney(reduction.before, locale),
    delivery: isInStock(card.availableQuantity) ? (date ?? translate("catalogue.stock.available")) : null,
    ...toShortFewLeft(card, i18n),
    most: card.availableQuantity,
  };
}

/** `only 2`: a cell of the table has little room. */
function toShortFewLeft(card: ProductCard, i18n: PageI18n): Pick<RowView, "few"> {
  const count = String(card.availableQuantity);
  return toFewLeft(card, i18n).few === undefined
    ? {}
    : { few: i18n.translate("listing.table.left", { count }) };
}

/** `6,370 × g`: no line ends within a multiple of gravity. Dimensions may wrap. */
function keepSign(value: string): string {
  return value.replaceAll(/(?<=\d) × (?=\p{L})/gu, "\u00a0×\u00a0");
}

/** `2,100 W` below the unit W → `2,100`. */
function withoutUnit(value: string, unit: string | null): string {
  if (unit === null || !value.endsWith(unit)) return value;
  const number = value.slice(0, -unit.length);
  return /\s$/.test(number) ? number.trimEnd() : value;
}

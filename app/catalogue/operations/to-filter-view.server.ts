import { formatDecimal, formatNumber } from "../../i18n/formats";
import { bwareGrades } from "../model/bware-grade";
import type { Campaign } from "../model/campaign";
import { toCampaignTag } from "../model/campaign";
import type { KeyedCategory } from "../model/category";
import type { AttributeFacet, FacetBounds, FacetValue, ListingFacets } from "../model/found-products";
import { type ListingQuery, openRange, type Range } from "../model/listing";
import type { ListingPage } from "../model/listing-page";
import { noFilters, toListingSearch, toMajorUnits } from "../model/listing-search";
import type {
  FilterGroup,
  FilterValue,
  FilterView,
  FindView,
  MenuView,
  RangeGroup,
} from "../model/listing-view";
import type { AttributeLabel } from "../model/technical-attributes";
import type { FoundListing } from "./find-listing.server";
import type { PageI18n } from "./page-i18n.server";
import { nameGrade, nameTag, nameValue } from "./to-filter-chips.server";
import { toHiddenFields, toOwnSearch } from "./to-listing-link.server";

/** The price slider's bounds, in major units. */
const priceLimits = { least: 0, most: 1_000_000 };
/** Attributes with at most this many values have options, others a range. */
const fewValues = 8;
const sliderSteps = 100;
/** "This many stars and more". */
const ratings = [4, 3, 2] as const;
const knownTags = ["new", "bestseller", "on-sale", "topRated", "bware"];

/** Builds the filters of a listing. */
export function toFilterView(
  page: ListingPage,
  found: FoundListing & { readonly facets: ListingFacets },
  i18n: PageI18n,
): FilterView {
  const { query, facets, campaign, total } = found;
  const own = toOwnSearch(query, page.menu);
  const attributes = facets.attributes.flatMap((facet) => toAttributeGroups(facet, query, found, i18n));
  const groups = [
    toStockGroup(facets.inStock, query, i18n),
    toGradeGroup(facets.grades, query, i18n),
    ...(page.named?.brands.length ? [] : [toBrandGroup(facets.brands, query, i18n)]),
    ...attributes,
    toRatingGroup(facets.ratings, query, i18n),
    toTagGroup(facets.tags, query, campaign, i18n),
  ];
  return {
    path: page.path,
    hidden: toHiddenFields({ ...own, ...noFilters, brands: page.named?.brands ?? [], page: 1 }),
    find: toFindView(page, query, i18n),
    menu: toMenuView(page, facets, query, i18n),
    price: toPriceGroup(facets, query, i18n),
    groups: groups.filter((group) => narrows(group, formatNumber(total, i18n.locale))),
    chosen: countFilters(query) - (page.named ? 1 : 0),
    clear: page.path + toListingSearch({ ...own, ...noFilters, ...page.named, page: 1 }),
    show: i18n.translate.plural("listing.filter.show", total),
  };
}

/** Whether a group narrows the listing: not if all products have each of its values and none is selected. */
function narrows(group: FilterGroup, total: string): boolean {
  if (group.kind === "range") return true;
  return group.chosen.some((value) => value !== "") || group.values.some(({ count }) => count !== total);
}

function toFindView(page: ListingPage, query: ListingQuery, { translate }: PageI18n): FindView | null {
  if (page.menu.kind !== "page" || !page.menu.here) return null;
  const hidden = toHiddenFields({ ...toOwnSearch(query, page.menu), text: null, page: 1 });
  const label = translate("catalogue.filter.find", { name: page.menu.here.name });
  return { label, text: page.searched ?? "", hidden };
}

/** Counts the shopper's active filters. */
export function countFilters({
  brands,
  tags,
  grades,
  minimumRating,
  isOnStock = false,
  priceCents,
  attributes,
}: ListingQuery): number {
  const isOpen = ({ from, to }: { from: number | null; to: number | null }) => from === null && to === null;
  const ofAttributes = attributes.map(({ values, range }) => values.length + (isOpen(range) ? 0 : 1));
  const others =
    brands.length +
    tags.length +
    grades.length +
    (minimumRating === null ? 0 : 1) +
    Number(isOnStock) +
    (isOpen(priceCents) ? 0 : 1);
  return ofAttributes.reduce((sum, count) => sum + count, others);
}

/** Builds the category menu. Its links retain all filters except those of the family's attributes. */
function toMenuView(page: ListingPage, facets: ListingFacets, query: ListingQuery, i18n: PageI18n): MenuView {
  const { kind, above, here, below } = page.menu;
  const own = { ...toOwnSearch(query, page.menu), attributes: [], columnSort: null, page: 1 };
  const toHref = ({ key, slug }: KeyedCategory) =>
    kind === "page"
      ? `${i18n.prefix}/${slug}/${toListingSearch(own)}`
      : page.path + toListingSearch({ ...own, categoryKey: key });
  const counts = new Map(facets.categories.map(({ value, count }) => [value.split(" > ").at(-1), count]));
  const all = page.path + toListingSearch({ ...own, categoryKey: null });
  return {
    above: [
      ...(kind === "parameter" && here
        ? [{ text: i18n.translate("listing.filter.allCategories"), href: all }]
        : []),
      ...above.map((category) => ({ text: category.name, href: toHref(category) })),
    ],
    here: here?.name ?? null,
    below: below.flatMap((category) => {
      const count = counts.get(category.key);
      return count === undefined
        ? []
        : [{ text: category.name, href: toHref(category), count: formatNumber(count, i18n.locale) }];
    }),
  };
}

function toPriceGroup({ price }: ListingFacets, { priceCents }: ListingQuery, i18n: PageI18n): RangeGroup {
  const { from, to } = toMajorUnits(priceCents);
  const lowest = Math.floor((price?.lowest ?? 0) / 100);
  const highest = Math.ceil((price?.highest ?? 0) / 100);
  return {
    kind: "range",
    name: "price",
    title: i18n.translate("catalogue.filter.price"),
    unit: i18n.country.currency,
    from: String(from ?? ""),
    to: String(to ?? ""),
    lowest,
    highest: Math.max(highest, lowest),
    bounds: [formatNumber(lowest, i18n.locale), formatNumber(Math.max(highest, lowest), i18n.locale)],
    step: 1,
    limits: priceLimits,
  };
}

/** One option: products in stock. */
function toStockGroup(inStock: number, { isOnStock = false }: ListingQuery, i18n: PageI18n): FilterGroup {
  return {
    kind: "values",
    name: "stock",
    title: i18n.translate("catalogue.compare.stock"),
    values: [toValue("1", i18n.translate("catalogue.stock.available"), inStock, i18n)],
    chosen: isOnStock ? ["1"] : [],
  };
}

/** The condition of used articles, best first; only on their own listings. */
function toGradeGroup(found: readonly FacetValue[], query: ListingQuery, i18n: PageI18n): FilterGroup {
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  const wanted = bwareGrades.filter((grade) => counts.has(grade) || query.grades.includes(grade));
  return {
    kind: "values",
    name: "grade",
    title: i18n.translate("listing.grade.label"),
    values: wanted.map((grade) => toValue(grade, nameGrade(grade, i18n), counts.get(grade) ?? 0, i18n)),
    chosen: query.grades,
  };
}

function toBrandGroup(brands: readonly FacetValue[], query: ListingQuery, i18n: PageI18n): FilterGroup {
  const found = brands.map(({ value, count }) => toValue(value, value, count, i18n));
  const missing = query.brands.filter((brand) => brands.every(({ value }) => value !== brand));
  return {
    kind: "values",
    name: "brand",
    title: i18n.translate("catalogue.filter.brand"),
    values: [...found, ...missing.map((brand) => toValue(brand, brand, 0, i18n))],
    chosen: query.brands,
  };
}

function toValue(value: string, text: string, count: number, { locale }: PageI18n): FilterValue {
  return { value, text, count: formatNumber(count, locale) };
}

function toRatingGroup(found: readonly FacetValue[], query: ListingQuery, i18n: PageI18n): FilterGroup {
  const countFrom = (least: number) =>
    found.reduce((sum, { value, count }) => sum + (Number(value) >= least ? count : 0), 0);
  const values = ratings.map((rating) => {
    const text = i18n.translate("catalogue.filter.ratingFrom", { rating });
    return toValue(String(rating), text, countFrom(rating), i18n);
  });
  const any = { value: "", text: i18n.translate("listing.filter.anyRating"), count: "" };
  const isUseful = query.minimumRating !== null || countFrom(1) > 0;
  const title = i18n.translate("listing.filter.rating");
  return {
    kind: "choice",
    name: "rating",
    title,
    values: isUseful ? [any, ...values] : [],
    chosen: [String(query.minimumRating ?? "")],
  };
}

/** The shop's known tags, and those of running campaigns. */
function toTagGroup(
  found: readonly FacetValue[],
  query: ListingQuery,
  campaign: Campaign | null,
  i18n: PageI18n,
): FilterGroup {
  const shown = [...(campaign ? [toCampaignTag(campaign)] : []), ...knownTags];
  const values = [...new Set([...shown, ...query.tags])].flatMap((tag) => {
    const count = found.find(({ value }) => value === tag)?.count ?? 0;
    const isWanted = query.tags.includes(tag) || (count > 0 && !query.ownTags.includes(tag));
    return isWanted ? [toValue(tag, nameTag(tag, campaign, i18n), count, i18n)] : [];
  });
  const title = i18n.translate("listing.filter.tags");
  return { kind: "values", name: "tags", title, values, chosen: query.tags };
}

function toAttributeGroups(
  { name, values, bounds }: AttributeFacet,
  query: ListingQuery,
  { technical }: FoundListing,
  i18n: PageI18n,
): readonly FilterGroup[] {
  const label = technical.labels.get(name);
  if (!label) return [];
  const own = query.attributes.find((filter) => filter.name === name);
  const isRange = own !== undefined && (own.range.from !== null || own.range.to !== null);
  const chosen = own?.values ?? [];
  // A selected filter stays in the form even if no product has it any more: otherwise the next filter would drop it.
  if (isRange && (bounds || values.length === 0))
    return [toRangeGroup(name, label, own.range, bounds ?? toOwnBounds(own.range), i18n)];
  if (bounds && values.length > fewValues && chosen.length === 0)
    return [toRangeGroup(name, label, openRange, bounds, i18n)];
  const missing = chosen.filter((value) => values.every((known) => known.value !== value));
  const all = [...values, ...missing.map((value) => ({ value, count: 0 }))];
  if (all.length < 2 && chosen.length === 0) return [];
  const sorted = bounds ? all.toSorted((one, other) => Number(one.value) - Number(other.value)) : all;
  const group: FilterGroup = {
    kind: "values",
    name: `a.${name}`,
    title: label.label,
    values: sorted.map(({ value, count }) => toValue(value, nameValue(value, label, i18n), count, i18n)),
    chosen,
  };
  return [group];
}

function toRangeGroup(
  name: string,
  { label, unit }: AttributeLabel,
  { from, to }: ListingQuery["priceCents"],
  { lowest, highest }: FacetBounds,
  { locale }: PageI18n,
): RangeGroup {
  return {
    kind: "range",
    name: `r.${name}`,
    title: label,
    unit: unit ?? "",
    from: String(from ?? ""),
    to: String(to ?? ""),
    lowest,
    highest,
    bounds: [formatDecimal(lowest, locale), formatDecimal(highest, locale)],
    step: toStep(highest - lowest),
    limits: null,
  };
}

function toOwnBounds({ from, to }: Range): FacetBounds {
  return { lowest: from ?? to ?? 0, highest: to ?? from ?? 0 };
}

/** A power of ten that gives the slider about a hundred steps. */
function toStep(width: number): number {
  return width > 0 ? 10 ** Math.floor(Math.log10(width / sliderSteps) + 0.5) : 1;
}

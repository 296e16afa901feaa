import { toPathPrefix } from "../../countries/model/language-prefix";
import { findCategoryPath, toCategoryFacets } from "./category-paths";
import { chooseRepresentative } from "./choose-representative";
import { chooseTranslation } from "./choose-translation";
import type { CategoryRecord, ProductRecord } from "./search-record";
import type { SearchContext, SearchPrice, SearchShop, SearchSource, SearchVariant } from "./search-source";
import { isInStock, isVirtualSku } from "./sellable-stock";
import { toAttributeFacets } from "./to-attribute-facets";

type Offer = { readonly variant: SearchVariant; readonly price: SearchPrice };

/** The fields of a record that depend on prices, and the SKU of the shown variant. */
export type PriceFields = Pick<
  ProductRecord,
  "sku" | "price" | "listPrice" | "reduction" | "tags" | "changesAt"
>;

/** Like `toSearchRecord`, for prices only: without texts, categories and technical data. */
export function toPriceFields(
  source: SearchSource,
  shop: SearchShop,
  context: SearchContext,
): PriceFields | null {
  const sold = sell(source, shop, context);
  return sold && toPriceParts(sold, context);
}

/**
 * Builds the record of a product in one shop and language; null if it is not for sale.
 * That is without a name, slug, price or tax rate there, marked as not for sale, or without physical stock (services,
 * guarantees, gifts). Texts are those of the page, so a product without texts in the shop's language is found by
 * those of the next.
 */
export function toSearchRecord(
  source: SearchSource,
  shop: SearchShop,
  context: SearchContext,
): ProductRecord | null {
  const { country, locale, chain } = shop;
  const sold = sell(source, shop, context);
  if (!sold) return null;
  const { name, slug, offers, shown } = sold;
  const variants = offers.map(({ variant }) => variant);
  const facets = toAttributeFacets(variants, context.attributes.get(source.typeId) ?? [], shop);
  const prices = toPriceParts(sold, context);
  const { tags } = prices;
  return {
    objectID: source.id,
    ...prices,
    skus: variants.map(({ sku }) => sku),
    eans: [...new Set(variants.flatMap(({ ean }) => ean ?? []))],
    name,
    slug,
    url: `${toPathPrefix(country, locale)}/${slug}/`,
    brand: shown.variant.brand,
    family: shown.variant.family,
    keywords: toKeywords(source, shown.variant, chain),
    text: toText(source, shown.variant, chain),
    ...toPlaces(source.categoryIds, shop, context),
    rating: source.rating?.average ?? 0,
    reviewCount: source.rating?.count ?? 0,
    inStock: variants.some(({ availableQuantity }) => isInStock(availableQuantity)),
    popularity: toPopularity(source, shown.variant, tags),
    createdAt: Date.parse(source.createdAt),
    publishedAt: Date.parse(shown.variant.releaseDate ?? source.createdAt),
    isBware: tags.includes("bware"),
    ...(shown.variant.grade && { grade: shown.variant.grade }),
    ...facets,
  };
}

type Sold = {
  readonly name: string;
  readonly slug: string;
  readonly offers: readonly Offer[];
  readonly shown: Offer;
};

function sell(source: SearchSource, shop: SearchShop, { taxedCountries }: SearchContext): Sold | null {
  const { country, chain } = shop;
  const name = chooseTranslation(source.names, chain);
  const slug = chooseTranslation(source.slugs, chain);
  const isTaxed = taxedCountries.get(source.taxCategoryId ?? "")?.has(country.code);
  const offers = isTaxed ? listOffers(source, shop) : [];
  const shown = chooseRepresentative(offers, ({ variant, price }) => ({
    cents: price.cents,
    availableQuantity: variant.availableQuantity,
  }))?.variant;
  return name && slug && shown ? { name, slug, offers, shown } : null;
}

function toPriceParts({ offers, shown }: Sold, context: SearchContext): PriceFields {
  return {
    sku: shown.variant.sku,
    tags: toTags(offers, shown),
    price: shown.price.cents,
    listPrice: shown.price.listCents,
    reduction: toReduction(shown.price),
    ...toNextChange(offers, context),
  };
}

function toReduction({ cents, listCents }: SearchPrice): number {
  return listCents > cents ? Math.round((1 - cents / listCents) * 10_000) : 0;
}

/** Builds the record of a category with `count` products; null if the shop hides it. */
export function toCategoryRecord(
  id: string,
  count: number,
  shop: SearchShop,
  { categories }: Pick<SearchContext, "categories">,
): CategoryRecord | null {
  const path = findCategoryPath(id, categories, shop);
  const own = path?.at(-1);
  if (!path || !own) return null;
  const names = path.map((category) => chooseTranslation(category.names, shop.chain) ?? category.key);
  return {
    objectID: own.id,
    key: own.key,
    name: names.at(-1) ?? own.key,
    url: `${toPathPrefix(shop.country, shop.locale)}/${chooseTranslation(own.slugs, shop.chain)}/`,
    path: names,
    count,
  };
}

function listOffers({ variants }: SearchSource, { country, locale }: SearchShop): readonly Offer[] {
  return variants.flatMap((variant) => {
    const price = variant.prices[country.code];
    const isSold = !variant.excludedLocales.includes(locale) && !isVirtualSku(variant.sku);
    return price && isSold ? [{ variant, price }] : [];
  });
}

/**
 * Returns the merchant's tags; `on-sale` only while the displayed price is reduced.
 * A reduction ends automatically, but a tag does not.
 */
function toTags(offers: readonly Offer[], shown: Offer): readonly string[] {
  const given = offers.flatMap(({ variant }) => variant.tags).filter((tag) => tag !== "on-sale");
  return [...new Set([...given, ...(shown.price.isReduced ? ["on-sale"] : [])])];
}

/** Leaves out brand and model, which are searched separately. */
function toKeywords(source: SearchSource, variant: SearchVariant, chain: readonly string[]) {
  const known = new Set([variant.brand, variant.model]);
  const all = (chooseTranslation(source.keywords, chain) ?? "").split(",").map((word) => word.trim());
  return [...new Set(all)].filter((word) => word !== "" && !known.has(word));
}

/** Long descriptions add little to their first lines, and each word costs a row in 28 indexes. */
const longestText = 600;

function toText(source: SearchSource, variant: SearchVariant, chain: readonly string[]): string {
  const about =
    chooseTranslation(variant.summary, chain) ?? chooseTranslation(source.descriptions, chain) ?? "";
  const highlights = chooseTranslation(variant.highlights, chain) ?? "";
  const plain = `${about}\n${highlights}`.replaceAll(/<[^>]*>/g, " ").replaceAll(/[ \t]+/g, " ");
  return plain.trim().slice(0, longestText);
}

function toPlaces(
  ids: readonly string[],
  shop: SearchShop,
  { categories }: SearchContext,
): Pick<ProductRecord, "categoryNames" | "categories"> {
  const paths = ids.map((id) => findCategoryPath(id, categories, shop)).filter((path) => path !== null);
  const names = paths.flat().map((category) => chooseTranslation(category.names, shop.chain) ?? "");
  return { categoryNames: [...new Set(names)], categories: toCategoryFacets(paths) };
}

const machinePoints = 1_000;

/** Returns whether a record's popularity is that of a machine; accessories and spare parts have less. */
export function isMachinePopularity(popularity: number): boolean {
  return popularity >= machinePoints;
}

const bestsellerPoints = 500;
const maxReviews = 99;

function toPopularity({ rating }: SearchSource, { isAccessory }: SearchVariant, tags: readonly string[]) {
  const isBestseller = tags.includes("bestseller");
  const reviews = Math.min(rating?.count ?? 0, maxReviews);
  return (isAccessory ? 0 : machinePoints) + (isBestseller ? bestsellerPoints : 0) + reviews;
}

function toNextChange(
  offers: readonly Offer[],
  { nextDiscountStart, nextPriceStarts }: SearchContext,
): Pick<ProductRecord, "changesAt"> {
  const own = offers.flatMap(({ variant, price }) => [price.changesAt, nextPriceStarts.get(variant.sku)]);
  const times = [nextDiscountStart, ...own]
    .filter((moment) => typeof moment === "string")
    .map((moment) => Date.parse(moment));
  return times.length > 0 ? { changesAt: Math.min(...times) } : {};
}

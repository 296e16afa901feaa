import type { CategoryLink } from "../../../catalogue/model/category";
import type { Product } from "../../../catalogue/model/product";
import { findText, findTexts, findValue, findWords, isTechnical, toFigure, toLabel } from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import { figuresOnCard } from "./load-card-attributes";
import type { RawProduct, RawProductData } from "./load-product";
import { toWords } from "./localized";
import type { RawVariant } from "./product-fragment";
import { toPrice } from "./to-price";
import { toAvailableQuantity, toRating } from "./to-product-card";

/** null: unpublished, or without a price or tax rate in this shop. */
export function toProduct(raw: RawProduct, scope: CatalogueScope): Product | null {
  const data = raw.masterData.current;
  if (!data?.name || !data.slug) return null;
  const { sku, price, soon } = data.masterVariant;
  if (!sku || !price) return null;
  const rate = raw.taxCategory?.rates.find(({ country }) => country === scope.country.code);
  if (!rate) {
    scope.warn("product-without-tax-rate", { sku, country: scope.country.code });
    return null;
  }
  const technicalData = toFigures(data.masterVariant, scope);
  return {
    ...toTexts(data, scope),
    id: raw.id,
    sku,
    slug: data.slug,
    name: data.name,
    productNumber: /\d{8}/.exec(sku)?.[0] ?? sku,
    price: toPrice(price, soon, scope.country.currency),
    figures: technicalData.slice(0, figuresOnCard),
    technicalData,
    rating: toRating(raw.reviewRatingStatistics),
    ratingsDistribution: toDistribution(raw.reviewRatingStatistics?.ratingsDistribution),
    availableQuantity: toAvailableQuantity(data.masterVariant.availability),
    picture: data.masterVariant.images[0]?.url ?? null,
    pictures: data.masterVariant.images,
    variants: toVariants(data, scope),
    categories: toTrail(data),
    categoryIds: data.categories.map(({ id }) => id),
    taxPermyriad: Math.round(rate.amount * 10_000),
    slugs: toWords(data.slugAllLocales),
  };
}

/** What the product's own attributes and words say. */
function toTexts(data: RawProductData, scope: CatalogueScope) {
  const attributes = data.masterVariant.attributesRaw;
  const words = (name: string) => findWords(attributes, name, scope.words.chain);
  return {
    brand: findText(attributes, "brand") ?? "",
    model: findText(attributes, "model"),
    ean: findText(attributes, "ean"),
    tags: findTexts(attributes, "tags"),
    energyClass: findText(attributes, "energyRating"),
    isFreight: findValue(attributes, "isPackageTypeFreight") === true,
    description: data.description,
    highlights: (words("highlights") ?? "").split("\n").filter((line) => line.trim() !== ""),
    metaTitle: data.metaTitle,
    metaDescription: data.metaDescription,
    manualUrl: words("manualUrl"),
    manufacturer: findText(attributes, "manufacturer"),
    safetyWarnings: words("safetyWarnings"),
    deliveryPackage: words("deliveryPackage"),
    volumeDiscountGroup: findText(attributes, "volumeDiscountGroup"),
    isEligibleForSelling: isEligible(findValue(attributes, "eligibleForSelling"), scope.localeKey),
  };
}

function toFigures(variant: RawVariant, scope: CatalogueScope): Product["technicalData"] {
  return variant.attributesRaw
    .filter(({ name }) => isTechnical(name))
    .map(({ name, value, attributeDefinition }) =>
      toFigure(toLabel(attributeDefinition?.label ?? name), value, scope.words),
    )
    .filter((figure) => figure !== null);
}

function toVariants(data: RawProductData, scope: CatalogueScope): Product["variants"] {
  const all = [data.masterVariant, ...data.variants].filter(
    ({ sku, price }) => sku !== null && price !== null,
  );
  if (all.length < 2) return [];
  const figures = all.map((variant) => toFigures(variant, scope));
  const isShared = (text: string) => figures.every((list) => list.some(({ value }) => value === text));
  return all.map(({ sku, availability }, index) => {
    const own = (figures[index] ?? []).map(({ value }) => value).filter((value) => !isShared(value));
    const name = own.join(" · ") || (sku ?? "");
    return { sku: sku ?? "", name, availableQuantity: toAvailableQuantity(availability) };
  });
}

/** The way down to the product's own category, without the hidden root of the tree. */
function toTrail(data: RawProductData): readonly CategoryLink[] {
  const [category] = data.categories;
  if (!category) return [];
  const ancestors = category.ancestors.filter(({ key }) => key !== "all-categories");
  return [...ancestors, category].flatMap(({ name, slug }) => (name && slug ? [{ name, slug }] : []));
}

function toDistribution(raw: unknown): Readonly<Record<string, number>> {
  if (typeof raw !== "object" || raw === null) return {};
  const entries = Object.entries(raw);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/** A missing mark means yes (DECISIONS, "Countries, locales, hosts"). */
function isEligible(mark: unknown, localeKey: string): boolean {
  if (typeof mark !== "object" || mark === null) return true;
  const word: unknown = Object.entries(mark).find(([key]) => key === localeKey)?.[1];
  return word !== false && word !== "false";
}

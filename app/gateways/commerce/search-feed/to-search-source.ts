import { parseBwareGrade } from "../../../catalogue/model/bware-grade";
import type {
  SearchAttributeValue,
  SearchPrice,
  SearchSource,
  SearchVariant,
} from "../../../catalogue/model/search-source";
import { toSellableStock } from "../../../catalogue/model/sellable-stock";
import { findText, findTexts, findValue, isTechnical, type RawAttribute } from "../catalogue/attributes";
import { toSlugs, toTranslations } from "../catalogue/localized";
import { toPrice } from "../catalogue/to-price";
import type { FeedCountry } from "./feed-country";
import type { RawSearchProduct, RawSearchVariant } from "./search-product-document";

/** Converts a product of the platform; null: not published. */
export function toSearchSource(
  raw: RawSearchProduct,
  countries: readonly FeedCountry[],
  nowMs: number,
): SearchSource | null {
  const data = raw.masterData.current;
  if (!data) return null;
  const variants = [data.masterVariant, ...data.variants];
  return {
    id: raw.id,
    typeId: raw.productTypeRef.id,
    taxCategoryId: raw.taxCategoryRef?.id ?? null,
    categoryIds: data.categoriesRef.map(({ id }) => id),
    createdAt: raw.createdAt,
    rating: toRating(raw.reviewRatingStatistics),
    names: toTranslations(data.nameAllLocales),
    slugs: toSlugs(data.slugAllLocales),
    descriptions: toTranslations(data.descriptionAllLocales),
    keywords: toTranslations(data.metaKeywordsAllLocales),
    variants: variants.flatMap((variant) => toVariant(variant, countries, nowMs) ?? []),
  };
}

function toRating(raw: RawSearchProduct["reviewRatingStatistics"]): SearchSource["rating"] {
  return raw && raw.count > 0 ? { average: raw.averageRating, count: raw.count } : null;
}

function toVariant(
  raw: RawSearchVariant,
  countries: readonly FeedCountry[],
  nowMs: number,
): SearchVariant | null {
  const { sku, attributesRaw } = raw;
  if (!sku) return null;
  return {
    sku,
    brand: findText(attributesRaw, "brand") ?? "",
    family: findText(attributesRaw, "family") ?? "",
    model: findText(attributesRaw, "model"),
    ean: findText(attributesRaw, "ean"),
    tags: findTexts(attributesRaw, "tags"),
    releaseDate: findText(attributesRaw, "releaseDate"),
    grade: parseBwareGrade(findText(attributesRaw, "bwareGrade")),
    isAccessory: findTexts(attributesRaw, "parentProductsForAccessory").length > 0,
    highlights: findLocalTexts(attributesRaw, "highlights"),
    summary: findLocalTexts(attributesRaw, "description"),
    excludedLocales: listExcludedLocales(findValue(attributesRaw, "eligibleForSelling")),
    figures: toAttributes(attributesRaw),
    availableQuantity: toSellableStock(sku, raw.availability?.noChannel?.availableQuantity),
    prices: toPrices(raw, countries, nowMs),
  };
}

function toPrices(raw: RawSearchVariant, countries: readonly FeedCountry[], nowMs: number) {
  const ahead = (raw.prices ?? [])
    .flatMap(({ validFrom }) => (validFrom && Date.parse(validFrom) > nowMs ? [validFrom] : []))
    .toSorted();
  const entries = countries.flatMap((country): [string, SearchPrice][] => {
    const own = raw[`price${country.code}`];
    if (!own) return [];
    const { value, reduction, changesAt } = toPrice(
      own,
      { validFrom: ahead[0] ?? null },
      country.currency,
      nowMs,
    );
    const listCents = reduction?.before.centAmount ?? value.centAmount;
    return [
      [country.code, { cents: value.centAmount, listCents, isReduced: own.discounted !== null, changesAt }],
    ];
  });
  return Object.fromEntries(entries);
}

/** Lists locales marked with false, or the text `false`; unmarked locales are included. */
export function listExcludedLocales(marks: unknown): readonly string[] {
  if (!isRecord(marks)) return [];
  return Object.entries(marks).flatMap(([locale, mark]) =>
    mark === false || mark === "false" ? [locale] : [],
  );
}

function findLocalTexts(attributes: readonly RawAttribute[], name: string): Readonly<Record<string, string>> {
  const value = findValue(attributes, name);
  if (typeof value === "string") return { "": value };
  return isRecord(value) ? keepTexts(value) : {};
}

function toAttributes(attributes: readonly RawAttribute[]): SearchVariant["figures"] {
  return Object.fromEntries(
    attributes
      .filter(({ name }) => isTechnical(name))
      .map(({ name, value }) => [name, (Array.isArray(value) ? value : [value]).flatMap(toAttributeValue)]),
  );
}

/** A choice is represented by its label; amounts of money and references are not technical attributes. */
function toAttributeValue(value: unknown): SearchAttributeValue[] {
  if (typeof value === "number" || typeof value === "boolean") return [value];
  if (typeof value === "string") return value.trim() ? [value.trim()] : [];
  if (!isRecord(value) || "centAmount" in value || "typeId" in value) return [];
  if (!("key" in value)) return [keepTexts(value)];
  return typeof value.label === "string"
    ? [value.label]
    : isRecord(value.label)
      ? [keepTexts(value.label)]
      : [];
}

function keepTexts(texts: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

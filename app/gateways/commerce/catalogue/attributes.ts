import { chooseInLanguage, chooseTranslation } from "../../../catalogue/model/choose-translation";
import type { ProductCard } from "../../../catalogue/model/product-card";
import type { AttributeLabel } from "../../../catalogue/model/technical-attributes";
import { parseNetContent } from "../../../catalogue/model/unit-price";

export type RawAttribute = { readonly name: string; readonly value: unknown };

/** Attributes that the shop reads by name; all others are technical data. */
const knownAttributes: ReadonlySet<string> = new Set([
  "brand",
  "family",
  "model",
  "ean",
  "tags",
  "highlights",
  "techdetails",
  "deliveryPackage",
  "isPackageTypeFreight",
  "volumeDiscountGroup",
  "eligibleForSelling",
  "manualUrl",
  "releaseDate",
  "video",
  "videoPoster",
  "faq",
  "description",
  "numberOf360Images",
  "energyRating",
  "energyRatingScale",
  "energyRatingLabel",
  "energyRatingFiche",
  "energyRatingNestedLabel",
  "conformityUrl",
  "batteryPassportUrl",
  "durabilityGuaranteeYears",
  "durabilityGuaranteeLabel",
  "manufacturer",
  "safetyWarnings",
  "responsiblePerson",
  "eprelNumber",
  "repairOffers",
  "repairNames",
  "parentProductsForAccessory",
  "relatedAccessories",
  "referencedResourceSet",
  "awareSku",
  "bwareGrade",
  // of an extra guarantee
  "years",
  "rate",
  "shortName",
  "enabledOnMarket",
  "excludedSkus",
  "excludedBrands",
  "excludedRelations",
]);

/**
 * The article's, then those of its package: shown below the technical data of every product in this order, never used
 * for comparison or filtering.
 */
const measures = [
  "netContent",
  "netWeight",
  "netWidth",
  "netHeight",
  "netLength",
  "grossWeight",
  "grossWidth",
  "grossHeight",
  "grossLength",
];

/** Formats values of the attribute types date, datetime, time and money in the shop's locale and time zone. */
export type AttributeFormats = {
  /** `day`: midnight of the day, UTC. */
  readonly formatDay: (day: Date) => string;
  readonly formatDateTime: (moment: Date) => string;
  /** `timeMs`: milliseconds since midnight. */
  readonly formatTime: (timeMs: number) => string;
  /** `amount`: in major units. */
  readonly formatAmount: (amount: number, currencyCode: string, fractionDigits: number) => string;
};

export type AttributeFormat = {
  /** Languages in order of preference: `de-AT`, `de`, the country's other languages, `en`. */
  readonly chain: readonly string[];
  readonly formatNumber: (value: number) => string;
  /**
   * Formats of dates, times and money; when missing, values stay as the platform writes them, and money is omitted.
   */
  readonly formats?: AttributeFormats;
  readonly yes: string;
  readonly no: string;
};

export function isTechnical(name: string): boolean {
  return !knownAttributes.has(name) && !measures.includes(name);
}

/** Chooses weights and sizes, in the order in which they are shown. */
export function chooseMeasures<Attribute extends Pick<RawAttribute, "name">>(
  attributes: readonly Attribute[],
): readonly Attribute[] {
  return measures.flatMap((measure) => attributes.filter(({ name }) => name === measure));
}

/** Splits a label `Power [W]` into name and unit, so that the unit is shown with the number. */
export function toLabel(text: string): AttributeLabel {
  const match = /^(.*?)\s*\[([^\]]+)\]$/u.exec(text);
  return match ? { label: match[1] ?? text, unit: match[2] ?? null } : { label: text, unit: null };
}

/** null when the value has nothing to show. */
export function toAttribute({ label, unit }: AttributeLabel, value: unknown, format: AttributeFormat) {
  const text = toAttributeText(value, format);
  if (text === null) return null;
  return { label, value: unit === null ? text : `${text}\u00a0${unit}` };
}

/**
 * Formats an attribute's value for shoppers; null when there is nothing to show.
 * Numbers, dates, times and money in the locale's format, localised texts, enum labels; sets are joined by commas.
 */
export function toAttributeText(value: unknown, format: AttributeFormat): string | null {
  if (typeof value === "number") return format.formatNumber(value);
  if (typeof value === "boolean") return value ? format.yes : format.no;
  if (typeof value === "string") return toStringText(value.trim(), format) || null;
  if (Array.isArray(value)) return joinTexts(value.map((item) => toAttributeText(item, format)));
  return isObject(value) ? toObjectText(value, format) : null;
}

function toObjectText(value: Record<string, unknown>, format: AttributeFormat): string | null {
  const { label } = value;
  if ("key" in value && typeof label === "string") return label;
  if ("key" in value && isObject(label)) return chooseTranslation(label, format.chain);
  if ("centAmount" in value) return toMoneyText(value, format);
  if ("typeId" in value) return null;
  return chooseTranslation(value, format.chain);
}

const dayForm = /^\d{4}-\d\d-\d\d$/;
const dateTimeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const timeForm = /^\d\d:\d\d:\d\d(?:\.\d{1,3})?$/;

/**
 * The platform writes dates, datetimes and times as text of exactly these forms; any other text is shown as it is.
 */
function toStringText(text: string, { formats }: AttributeFormat): string {
  if (!formats) return text;
  const isTime = timeForm.test(text);
  const moment = new Date(isTime ? `1970-01-01T${text}Z` : text);
  if (Number.isNaN(moment.getTime())) return text;
  if (isTime) return formats.formatTime(moment.getTime());
  if (dayForm.test(text)) return formats.formatDay(moment);
  return dateTimeForm.test(text) ? formats.formatDateTime(moment) : text;
}

const usualFractionDigits = 2;

function toMoneyText(value: Record<string, unknown>, { formats }: AttributeFormat): string | null {
  const { centAmount, currencyCode, fractionDigits = usualFractionDigits } = value;
  if (!formats || typeof centAmount !== "number" || typeof fractionDigits !== "number") return null;
  if (typeof currencyCode !== "string" || !/^[A-Z]{3}$/.test(currencyCode)) return null;
  return formats.formatAmount(centAmount / 10 ** fractionDigits, currencyCode, fractionDigits);
}

function joinTexts(texts: readonly (string | null)[]): string | null {
  return texts.filter((text) => text !== null).join(", ") || null;
}

export function findValue(attributes: readonly RawAttribute[], name: string): unknown {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

export function findText(attributes: readonly RawAttribute[], name: string): string | null {
  const value = findValue(attributes, name);
  return typeof value === "string" && value !== "" ? value : null;
}

export function findTranslation(
  attributes: readonly RawAttribute[],
  name: string,
  chain: readonly string[],
): string | null {
  const value = findValue(attributes, name);
  if (typeof value === "string") return value || null;
  return isObject(value) ? chooseTranslation(value, chain) : null;
}

/** URL of a document with its language; null as the language means that the document is in all languages. */
export function findDocument(
  attributes: readonly RawAttribute[],
  name: string,
  chain: readonly string[],
): { readonly url: string; readonly language: string | null } | null {
  const value = findValue(attributes, name);
  if (typeof value === "string") return value === "" ? null : { url: value, language: null };
  const chosen = isObject(value) ? chooseInLanguage(value, chain) : null;
  return chosen && { url: chosen.text, language: chosen.language };
}

/** All languages of a document, in alphabetical order; one entry without a language for a plain URL. */
export function listDocuments(
  attributes: readonly RawAttribute[],
  name: string,
): readonly { readonly url: string; readonly language: string | null }[] {
  const value = findValue(attributes, name);
  if (typeof value === "string") return value === "" ? [] : [{ url: value, language: null }];
  if (!isObject(value)) return [];
  return Object.entries(value)
    .flatMap(([language, url]) => (typeof url === "string" && url !== "" ? [{ url, language }] : []))
    .toSorted((one, other) => one.language.localeCompare(other.language));
}

export function findNumber(attributes: readonly RawAttribute[], name: string): number | null {
  const value = findValue(attributes, name);
  return typeof value === "number" ? value : null;
}

/** Ids of a set of references. */
export function findReferences(attributes: readonly RawAttribute[], name: string): readonly string[] {
  const value = findValue(attributes, name);
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => (isObject(item) && typeof item.id === "string" ? [item.id] : []));
}

export function findTexts(attributes: readonly RawAttribute[], name: string): readonly string[] {
  const value = findValue(attributes, name);
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** Class and scale, `C A–G`; without a scale, the scale of Regulation (EU) 2017/1369 applies. */
export function findEnergyRating(attributes: readonly RawAttribute[]): string | null {
  const energyClass = findText(attributes, "energyRating");
  return energyClass && `${energyClass} ${findText(attributes, "energyRatingScale") ?? "A–G"}`;
}

/** Empty for articles sold by the piece. */
export function findNetContent(attributes: readonly RawAttribute[]): Pick<ProductCard, "netContent"> {
  const netContent = parseNetContent(findText(attributes, "netContent") ?? "");
  return netContent ? { netContent } : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

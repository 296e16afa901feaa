import { fragment, type SqlFragment } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import type { ValueInput } from "./search-input.ts";
import { fold } from "./searched-text.ts";
import { toSortableTime } from "./to-sortable-time.ts";

/** The rows of a field's values: `FROM table WHERE on = <product's seq> AND condition`. */
export interface SearchField {
  readonly table: string;
  readonly on: string;
  readonly condition: SqlFragment;
  /** The value for equality and facets. */
  readonly value: string;
  /** The value for ranges, sorting and averages. */
  readonly number: string;
  /** Distinguishes the variants of one product. */
  readonly variant: string;
  /** Set if a product has a value once: its rows need no distinction for counting. */
  readonly once?: true;
  /** Set if values are stored folded: searched values must be folded as well. */
  readonly folded?: true;
  /** A folded form besides the value, for case-insensitive comparisons. */
  readonly foldedValue?: string;
}

function field(table: string, on: string, condition: SqlFragment, value: string, variant = "1"): SearchField {
  return { table, on, condition, value, number: value, variant };
}

const ALWAYS = fragment("1");

const ofProduct = (value: string) => field("product x", "x.seq", ALWAYS, value);

const ofRatings = (name: string) => ofProduct(`json_extract(x.review_statistics, '$.${name}')`);

/** The statement's one point in time, bound when the statement is complete (`bindNow`). */
const NOW = ":now";

/** Prices count only while they are valid. */
const VALID = fragment(
  `coalesce(pr.valid_from, '') <= ${NOW} AND (pr.valid_until IS NULL OR ${NOW} < pr.valid_until)`,
);

const CURRENT_AMOUNT = `CASE WHEN pr.discounted IS NOT NULL AND pr.discounted_from <= ${NOW}
  AND ${NOW} < pr.discounted_until THEN pr.discounted ELSE pr.cent_amount END`;

/** Binds the time of a statement with numbered placeholders, once for all its uses. */
export function bindNow({ sql, parameters }: SqlFragment, now: Date): SqlFragment {
  if (!sql.includes(NOW)) return { sql, parameters };
  const bound = sql.replaceAll(NOW, `?${parameters.length + 1}`);
  return { sql: bound, parameters: [...parameters, now.toISOString()] };
}

const ofPrice = (value: string) => field("product_price pr", "pr.product_seq", VALID, value, "pr.variant_id");

function ofCategory(condition: SqlFragment): SearchField {
  const base = field("product_category pc", "pc.product_seq", condition, "pc.category_id");
  return { ...base, once: true };
}

const STOCK = `product_variant pv LEFT JOIN inventory i ON i.sku = pv.sku AND i.supply_channel = ''`;

const ofStock = (value: string) => field(STOCK, "pv.product_seq", ALWAYS, value, "pv.variant_id");

const FIELDS: Readonly<Record<string, SearchField>> = {
  id: ofProduct("x.id"),
  key: ofProduct("x.key"),
  productType: ofProduct("x.product_type_id"),
  taxCategory: ofProduct("x.tax_category_id"),
  createdAt: ofProduct("x.created_at"),
  lastModifiedAt: ofProduct("x.last_modified_at"),
  "reviewRatingStatistics.averageRating": ofRatings("averageRating"),
  "reviewRatingStatistics.highestRating": ofRatings("highestRating"),
  "reviewRatingStatistics.lowestRating": ofRatings("lowestRating"),
  "reviewRatingStatistics.count": ofRatings("count"),
  categories: ofCategory(fragment("pc.direct = 1")),
  categoriesSubTree: ofCategory(ALWAYS),
  "variants.sku": field("product_variant pv", "pv.product_seq", ALWAYS, "pv.sku", "pv.variant_id"),
  "variants.key": field("product_variant pv", "pv.product_seq", ALWAYS, "pv.key", "pv.variant_id"),
  "variants.availability.isOnStock": ofStock(
    "CASE WHEN coalesce(i.available_quantity, 0) > 0 THEN 'true' ELSE 'false' END",
  ),
  "variants.availability.availableQuantity": ofStock("coalesce(i.available_quantity, 0)"),
  "variants.prices.centAmount": ofPrice("pr.cent_amount"),
  "variants.prices.currentCentAmount": ofPrice(CURRENT_AMOUNT),
  "variants.prices.currencyCode": ofPrice("pr.currency"),
  "variants.prices.country": ofPrice("pr.country"),
  "variants.prices.customerGroup": ofPrice("pr.customer_group"),
  "variants.prices.channel": ofPrice("pr.channel"),
  "variants.prices.validFrom": ofPrice("pr.valid_from"),
  "variants.prices.validUntil": ofPrice("pr.valid_until"),
};

const ATTRIBUTE =
  /^(?:variants\.)?attributes\.([A-Za-z0-9_-]+)(?:\.(key|label|centAmount|currencyCode|id))?$/;

/** Labels and currencies are stored with their attribute, under a suffixed name. */
function ofAttribute(
  name: string,
  part: string | undefined,
  language: string | null | undefined,
): SearchField {
  const isBeside = part === "currencyCode" || (part === "label" && !language);
  const locale = part === "label" || part === undefined ? (language ?? "") : "";
  const condition = fragment("a.name = ? AND a.locale = ?", isBeside ? `${name}.${part}` : name, locale);
  const base = field("product_attribute a", "a.product_seq", condition, "a.value", "a.variant_id");
  return { ...base, number: "coalesce(a.number, a.value)", foldedValue: "a.folded" };
}

function ofLocale(name: "name" | "slug", language: string | null | undefined): SearchField {
  if (!language) throw invalidInput(`The field '${name}' needs a language.`);
  const value = name === "name" ? "l.sort_name" : "l.slug";
  const base = field("product_locale l", "l.product_seq", fragment("l.locale = ?", language), value);
  return name === "name" ? { ...base, folded: true } : base;
}

export function isPriceField(name: string): boolean {
  return name.startsWith("variants.prices.");
}

/** The rows of a field name of the search API. Throws InvalidInput for a name that is not searchable. */
export function toSearchField(name: string, language: string | null | undefined): SearchField {
  if (name === "name" || name === "slug") return ofLocale(name, language);
  const known = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (known) return known;
  const [, attribute, part] = ATTRIBUTE.exec(name) ?? [];
  if (attribute !== undefined) return ofAttribute(attribute, part, language);
  throw invalidInput(`The field '${name}' is not a searchable field.`);
}

const TIME_TYPES: ReadonlySet<string> = new Set(["datetime", "time", "set_datetime", "set_time"]);

/**
 * The value to compare with, in the form of the field's rows: folded, numbers of attributes as text, times in one
 * form.
 */
export function toSearchValue(of: SearchField, { value, fieldType }: ValueInput): string | number {
  const isAttribute = of.foldedValue !== undefined;
  if (typeof value === "number" && !isAttribute) return value;
  const text = String(value);
  if (of.folded) return fold(text);
  return fieldType && TIME_TYPES.has(fieldType) ? toSortableTime(text) : text;
}

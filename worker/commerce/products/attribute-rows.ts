import { isJsonObject, type JsonObject, type Localized } from "../json/json.ts";
import { fold, toSearchLanguage } from "../search/searched-text.ts";
import { toSortableTime } from "../search/to-sortable-time.ts";
import type { AttributeType, Definitions } from "./attribute-definition.ts";
import { allVariants, type ProductData } from "./product.ts";

/** Longer texts are found by full text only, not by exact value. */
const MAX_INDEXED_LENGTH = 256;

/** One searchable value; `locale` is '' unless the attribute is localised. */
export interface AttributeValue {
  readonly name: string;
  readonly locale: string;
  readonly value: string;
  readonly folded: string;
  readonly number: number | null;
  readonly variantId: number;
}

interface Bare extends Pick<AttributeValue, "locale" | "value" | "number"> {
  /** Stored with the attribute under a suffixed name: `phase.label`, `deposit.currencyCode`. */
  readonly beside?: "label" | "currencyCode";
}

function labelValues(type: AttributeType, key: string): readonly Bare[] {
  const label = type.values?.find((allowed) => allowed.key === key)?.label;
  if (typeof label === "string") return [{ locale: "", value: label, number: null, beside: "label" }];
  if (!isJsonObject(label)) return [];
  return Object.entries(label).map(([locale, text]) => ({ locale, value: String(text), number: null }));
}

function moneyValues(money: JsonObject): readonly Bare[] {
  const cents = Number(money.centAmount);
  const currency = String(money.currencyCode ?? "");
  return [
    { locale: "", value: String(cents), number: cents },
    { locale: "", value: currency, number: null, beside: "currencyCode" },
  ];
}

function textValues(type: AttributeType, text: string): readonly Bare[] {
  const isTime = type.name === "datetime" || type.name === "time";
  return [
    { locale: "", value: isTime ? toSortableTime(text) : text, number: null },
    ...labelValues(type, text),
  ];
}

/** The searchable values of one attribute value: for an enum its key and, in each language, its label. */
function toValues(type: AttributeType, value: unknown): readonly Bare[] {
  if (Array.isArray(value)) return value.flatMap((item) => toValues(type.elementType ?? type, item));
  if (typeof value === "number") return [{ locale: "", value: String(value), number: value }];
  if (typeof value === "boolean") return [{ locale: "", value: String(value), number: null }];
  const key = isJsonObject(value) && typeof value.key === "string" ? value.key : value;
  if (typeof key === "string") return textValues(type, key);
  if (!isJsonObject(value)) return [];
  if (type.name === "money") return moneyValues(value);
  if (type.name === "reference") return [{ locale: "", value: String(value.id), number: null }];
  return Object.entries(value).map(([locale, text]) => ({ locale, value: String(text), number: null }));
}

/** Every searchable attribute value of a product, once per variant that has it. */
export function toAttributeValues(data: ProductData, definitions: Definitions): readonly AttributeValue[] {
  const values = new Map<string, AttributeValue>();
  const ofProduct = (data.attributes ?? []).map((attribute) => ({ ...attribute, variantId: 1 }));
  const ofVariants = allVariants(data).flatMap((variant) =>
    variant.attributes.map((attribute) => ({ ...attribute, variantId: variant.id })),
  );
  for (const { name, value, variantId } of [...ofProduct, ...ofVariants]) {
    const definition = definitions.get(name);
    if (!definition?.isSearchable) continue;
    for (const { beside, ...bare } of toValues(definition.type, value)) {
      const folded = fold(bare.value);
      const found = { ...bare, folded, name: beside ? `${name}.${beside}` : name, variantId };
      values.set(`${found.name}\0${bare.locale}\0${variantId}\0${bare.value}`, found);
    }
  }
  return [...values.values()];
}

/** Rows of `product_attribute` without the product: [name, locale, value, variantId, number, folded]. */
export function toAttributeRows(values: readonly AttributeValue[]): readonly (readonly unknown[])[] {
  return values
    .filter(({ value }) => value.length <= MAX_INDEXED_LENGTH)
    .map(({ name, locale, value, variantId, number, folded }) => [
      name,
      locale,
      value,
      variantId,
      number,
      folded,
    ]);
}

/** [name, description, keywords, attributes] */
type Columns = [string, string, string, string];

/** A product's entry in one language's full-text table, folded. */
export interface TextDocument {
  readonly language: string;
  readonly columns: Readonly<Columns>;
}

/** Texts of one product by language; regional locales of one language are searched together. */
class Documents {
  readonly found = new Map<string, Columns>();

  add(locale: string, column: 0 | 1 | 2 | 3, text: string): void {
    const language = toSearchLanguage(locale);
    if (language === null || text === "") return;
    const columns = this.found.get(language) ?? ["", "", "", ""];
    columns[column] = columns[column] === "" ? text : `${columns[column]} ${text}`;
    this.found.set(language, columns);
  }

  addAll(texts: Localized | undefined, column: 1): void {
    for (const locale in texts) this.add(locale, column, fold(texts[locale] ?? ""));
  }
}

/** One document per language of the product; `names` and values are folded already. */
export function toTextDocuments(
  data: ProductData,
  names: ReadonlyMap<string, string>,
  attributes: readonly AttributeValue[],
): readonly TextDocument[] {
  const documents = new Documents();
  for (const [locale, name] of names) documents.add(locale, 0, name);
  documents.addAll(data.description, 1);
  for (const [locale, keywords] of Object.entries(data.searchKeywords ?? {})) {
    documents.add(locale, 2, fold(keywords.map(({ text }) => text).join(" ")));
  }
  for (const { locale, folded } of attributes) if (locale !== "") documents.add(locale, 3, folded);
  return [...documents.found].map(([language, columns]) => ({ language, columns }));
}

/** Text without a language: [skus, values of attributes that are not localised]. */
export function toNeutralText(
  data: ProductData,
  attributes: readonly AttributeValue[],
): readonly [string, string] {
  const skus = allVariants(data).flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
  const values = attributes.filter(({ locale, number }) => locale === "" && number === null);
  return [fold(skus.join(" ")), values.map(({ folded }) => folded).join(" ")];
}

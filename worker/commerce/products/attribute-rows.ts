import { isJsonObject, type JsonObject } from "../json/json.ts";
import { fold } from "../search/fold.ts";
import type { AttributeDefinition, AttributeType } from "./attribute-definition.ts";
import { allVariants, type ProductData } from "./product.ts";
import { toMoment } from "./to-moment.ts";

/** Longer texts are found by full text only, not by exact value. */
const MAX_INDEXED_LENGTH = 256;

/** One searchable value; `locale` is '' unless the attribute is localised. */
export interface AttributeValue {
  readonly name: string;
  readonly locale: string;
  readonly value: string;
  readonly number: number | null;
  readonly variantId: number;
}

interface Bare extends Pick<AttributeValue, "locale" | "value" | "number"> {
  /** Kept beside the attribute under a name of its own: `phase.label`, `deposit.currencyCode`. */
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
  const isMoment = type.name === "datetime" || type.name === "time";
  return [{ locale: "", value: isMoment ? toMoment(text) : text, number: null }, ...labelValues(type, text)];
}

/** The values that one attribute value can be found by: an enum by its key and, in each language, its label. */
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
export function toAttributeValues(
  data: ProductData,
  definitions: ReadonlyMap<string, AttributeDefinition>,
): readonly AttributeValue[] {
  const values = new Map<string, AttributeValue>();
  const ofProduct = (data.attributes ?? []).map((attribute) => ({ ...attribute, variantId: 1 }));
  const ofVariants = allVariants(data).flatMap((variant) =>
    variant.attributes.map((attribute) => ({ ...attribute, variantId: variant.id })),
  );
  for (const { name, value, variantId } of [...ofProduct, ...ofVariants]) {
    const definition = definitions.get(name);
    if (!definition?.isSearchable) continue;
    for (const { beside, ...bare } of toValues(definition.type, value)) {
      const found = { ...bare, name: beside ? `${name}.${beside}` : name, variantId };
      values.set(`${found.name}\0${bare.locale}\0${variantId}\0${bare.value}`, found);
    }
  }
  return [...values.values()];
}

/** Rows of `product_attribute` without the product: [name, locale, value, variantId, number, folded]. */
export function toAttributeRows(values: readonly AttributeValue[]): readonly (readonly unknown[])[] {
  return values
    .filter(({ value }) => value.length <= MAX_INDEXED_LENGTH)
    .map(({ name, locale, value, variantId, number }) => [
      name,
      locale,
      value,
      variantId,
      number,
      fold(value),
    ]);
}

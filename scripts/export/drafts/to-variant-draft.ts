import { isObject, type Json, type JsonFields } from "../../import/draft-line.ts";
import { pickFields } from "../clean-value.ts";

/** Variant fields that a draft contains unchanged. */
export const variantFields = ["sku", "key", "images", "assets"] as const;

/** Converts a variant: enumeration values by key, prices without the platform's calculated fields. */
export function toVariantDraft(variant: JsonFields, discounts: KnownDiscounts): JsonFields {
  const { prices, attributes } = variant;
  return {
    ...pickFields(variant, variantFields),
    prices: Array.isArray(prices)
      ? prices.filter(isObject).map((price) => toPriceDraft(price, discounts))
      : [],
    attributes: Array.isArray(attributes) ? toAttributeDrafts(attributes) : [],
  };
}

/** Converts a price; a discounted amount stays only if it was set by hand (an external discount). */
export function toPriceDraft({ discounted, ...price }: JsonFields, discounts: KnownDiscounts): JsonFields {
  const discount = isObject(discounted) && isObject(discounted.discount) ? discounted.discount : {};
  if (discounted === undefined || !discounts.isExternalDiscount(discount.id)) return price;
  return { ...price, discounted };
}

export function toAttributeDrafts(attributes: readonly Json[]): readonly Json[] {
  return attributes.filter(isObject).map(({ name, value }) => ({
    name: name ?? "",
    value: value === undefined ? null : toAttributeValue(value),
  }));
}

/** The platform returns an enumeration value with its label; a draft names its key. */
function toAttributeValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(toAttributeValue);
  if (!isObject(value)) return value;
  const isEnumValue = Object.keys(value).length === 2 && "key" in value && "label" in value;
  if (isEnumValue && value.key !== undefined) return value.key;
  const isNested = "name" in value && "value" in value && value.value !== undefined;
  return isNested ? { ...value, value: toAttributeValue(value.value ?? null) } : value;
}

/** The exporter's knowledge of product discounts, for prices. */
export interface KnownDiscounts {
  /** Reports whether this discount's reduced prices are set by hand; the platform calculates all others. */
  isExternalDiscount(id: unknown): boolean;
}

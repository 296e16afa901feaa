import { isObject, type Json, type JsonFields } from "../../import/draft-line.ts";
import { pickFields } from "../clean-value.ts";

/** What a draft says of a variant as it is. */
export const variantFields = ["sku", "key", "images", "assets"] as const;

/** A variant as a draft says it: enumeration values by their key, prices without what the platform reckons. */
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

/** A price; a discounted amount stays only where it was given by hand (an external discount). */
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

/** The platform answers an enumeration value with its label; a draft names its key. */
function toAttributeValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(toAttributeValue);
  if (!isObject(value)) return value;
  const isEnumValue = Object.keys(value).length === 2 && "key" in value && "label" in value;
  if (isEnumValue && value.key !== undefined) return value.key;
  const isNested = "name" in value && "value" in value && value.value !== undefined;
  return isNested ? { ...value, value: toAttributeValue(value.value ?? null) } : value;
}

/** What the exporter knows of product discounts when it comes to prices. */
export interface KnownDiscounts {
  /** Whether reduced prices of this discount were given by hand; the platform reckons those of all others. */
  isExternalDiscount(id: unknown): boolean;
}

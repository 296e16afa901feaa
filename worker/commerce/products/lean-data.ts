import type { AttributeType, Definitions } from "./attribute-definition.ts";
import type { Attribute, ProductData, Variant } from "./product.ts";

/**
 * Longer attribute values (texts in many languages) are omitted; cards do not show them. A mark for each of 28
 * locales, which lists read, takes 450 characters.
 */
const MAX_VALUE_LENGTH = 500;

/** Replaces an omitted value. */
const OMITTED = "\u0000left-behind";

function isEnum({ name, elementType }: AttributeType): boolean {
  return name === "enum" || name === "lenum" || (elementType !== undefined && isEnum(elementType));
}

function toLeanAttributes(attributes: readonly Attribute[], definitions: Definitions): readonly Attribute[] {
  return attributes.map(({ name, value }): Attribute => {
    const definition = definitions.get(name);
    const isLong = JSON.stringify(value).length > MAX_VALUE_LENGTH;
    const lean = { name, value: isLong ? OMITTED : value };
    return definition && isEnum(definition.type) ? { ...lean, enumerated: true } : lean;
  });
}

/**
 * The part of a product that cards and lists need. Reading and parsing every language's long texts for each card of a
 * listing would be most of its cost.
 */
export function toLeanData(data: ProductData, definitions: Definitions): ProductData {
  const lean = ({ assets: _a, ...variant }: Variant): Variant => ({
    ...variant,
    attributes: toLeanAttributes(variant.attributes, definitions),
  });
  const {
    description: _d,
    metaTitle: _t,
    metaDescription: _m,
    metaKeywords: _k,
    searchKeywords: _s,
    ...rest
  } = data;
  return {
    ...rest,
    ...(rest.attributes ? { attributes: toLeanAttributes(rest.attributes, definitions) } : {}),
    masterVariant: lean(rest.masterVariant),
    variants: rest.variants.map(lean),
  };
}

export function isOmitted({ value }: Attribute): boolean {
  return value === OMITTED;
}

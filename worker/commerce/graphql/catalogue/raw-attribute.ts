import { isJsonObject } from "../../json/json.ts";
import {
  type AttributeDefinition,
  type AttributeType,
  type Definitions,
  toDefinitions,
} from "../../products/attribute-definition.ts";
import type { Attribute, Product } from "../../products/product.ts";
import { loadDefinitions } from "../../products/product-sources.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";
import { referencedFields } from "./referenced.ts";

/** The source of `RawProductAttribute`. */
export interface RawAttribute {
  readonly name: string;
  readonly value: unknown;
  readonly attributeDefinition: AttributeDefinition | null | (() => Promise<AttributeDefinition | null>);
}

/** An enum is stored by its key and returned as `{key, label}`, also inside a set. */
function expand(type: AttributeType, value: unknown): unknown {
  if (type.name === "set" && Array.isArray(value)) {
    return value.map((item) => expand(type.elementType ?? type, item));
  }
  if ((type.name !== "enum" && type.name !== "lenum") || typeof value !== "string") return value;
  return type.values?.find(({ key }) => key === value) ?? { key: value, label: value };
}

function toRaw({ name, value }: Attribute, definitions: Definitions): RawAttribute {
  const definition = definitions.get(name) ?? null;
  return {
    name,
    value: definition ? expand(definition.type, value) : value,
    attributeDefinition: definition,
  };
}

/**
 * Attributes in the order of the draft. A search hit knows which of its attributes are enums; without any, its product
 * type (many labels in many languages) is read only for a requested definition.
 */
export async function toRawAttributes(
  context: RequestContext,
  product: Product,
  attributes: readonly Attribute[],
): Promise<readonly RawAttribute[]> {
  if (!product.lean || attributes.some(({ enumerated }) => enumerated)) {
    const definitions = await loadDefinitions(context, product);
    return attributes.map((attribute) => toRaw(attribute, definitions));
  }
  return attributes.map(({ name, value }) => ({
    name,
    value,
    attributeDefinition: async () => (await loadDefinitions(context, product)).get(name) ?? null,
  }));
}

/** The attributes inside a nested one, by its product type; null for every other type. */
async function resolveNested(source: RawAttribute, _args: object, context: RequestContext) {
  const { attributeDefinition: given, value } = source;
  const definition = typeof given === "function" ? await given() : given;
  const { typeReference } = definition?.type ?? {};
  if (definition?.type.name !== "nested" || !Array.isArray(value)) return null;
  const productType = typeReference && (await loadResource(context, typeReference.id));
  const definitions = productType ? toDefinitions(productType) : new Map<string, AttributeDefinition>();
  return value
    .filter(isJsonObject)
    .map((item) => toRaw({ name: String(item.name), value: item.value }, definitions));
}

export const rawAttributeResolvers = {
  RawProductAttribute: { ...referencedFields, attributesRaw: resolveNested },
};

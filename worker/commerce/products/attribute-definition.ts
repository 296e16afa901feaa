import { isJsonObject, type JsonObject, type Localized, type Reference } from "../json/json.ts";

export interface EnumValue {
  readonly key: string;
  readonly label: string | Localized;
}

export interface AttributeType {
  readonly name: string;
  readonly values?: readonly EnumValue[];
  readonly elementType?: AttributeType;
  readonly referenceTypeId?: string;
  /** Of a nested type: the product type whose attributes it holds. */
  readonly typeReference?: Reference;
}

/** One attribute of a product type, in the platform's REST shape. */
export interface AttributeDefinition {
  readonly name: string;
  readonly label: Localized;
  readonly type: AttributeType;
  readonly isRequired: boolean;
  readonly isSearchable: boolean;
  readonly attributeConstraint: string;
  readonly level: string;
  readonly inputHint: string;
  readonly inputTip?: Localized;
}

const known = new WeakMap<JsonObject, ReadonlyMap<string, AttributeDefinition>>();

/** The definitions of a stored product type by name. Its draft was checked when it was created. */
export function toDefinitions(productType: JsonObject): ReadonlyMap<string, AttributeDefinition> {
  const found = known.get(productType);
  if (found) return found;
  const list = Array.isArray(productType.attributes) ? productType.attributes.filter(isJsonObject) : [];
  const definitions = new Map(
    list.map((definition) => [String(definition.name), definition as unknown as AttributeDefinition]),
  );
  known.set(productType, definitions);
  return definitions;
}

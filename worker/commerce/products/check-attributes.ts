import { invalidField, invalidOperation } from "../errors/platform-errors.ts";
import { isJsonObject } from "../resources/json.ts";
import type { AttributeDefinition, AttributeType } from "./attribute-definition.ts";
import { type Attribute, allVariants, type ProductData } from "./product.ts";

function isEnumKey(type: AttributeType, value: unknown): boolean {
  const key = isJsonObject(value) ? value.key : value;
  return type.values?.some((allowed) => allowed.key === key) ?? false;
}

function isTexts(value: unknown): boolean {
  return isJsonObject(value) && Object.values(value).every((text) => typeof text === "string");
}

function fits(type: AttributeType, value: unknown): boolean {
  switch (type.name) {
    case "boolean":
    case "number":
      return typeof value === type.name;
    case "text":
      return typeof value === "string";
    case "date":
    case "datetime":
      return typeof value === "string" && !Number.isNaN(Date.parse(value));
    case "time":
      return typeof value === "string" && /^\d\d:\d\d/.test(value);
    case "ltext":
      return isTexts(value);
    case "enum":
    case "lenum":
      return isEnumKey(type, value);
    case "money":
      return isJsonObject(value) && Number.isInteger(value.centAmount);
    case "reference":
      return isJsonObject(value) && typeof value.id === "string";
    case "set": {
      const { elementType } = type;
      return Array.isArray(value) && (!elementType || value.every((element) => fits(elementType, element)));
    }
    default:
      return true;
  }
}

function check(attribute: Attribute, definitions: ReadonlyMap<string, AttributeDefinition>): void {
  const definition = definitions.get(attribute.name);
  if (!definition) {
    throw invalidOperation(
      `Attribute definition for '${attribute.name}' does not exist on the product's type.`,
    );
  }
  if (!fits(definition.type, attribute.value)) throw invalidField(attribute.name, attribute.value);
}

/** Holds every attribute of a product against its type's definitions. Throws InvalidOperation or InvalidField. */
export function checkAttributes(
  data: ProductData,
  definitions: ReadonlyMap<string, AttributeDefinition>,
): void {
  for (const attribute of data.attributes ?? []) check(attribute, definitions);
  for (const variant of allVariants(data)) {
    for (const attribute of variant.attributes) check(attribute, definitions);
  }
}

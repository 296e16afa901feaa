import { attributeNameDoesNotExist } from "../errors/catalogue-errors.ts";
import { invalidField, invalidOperation } from "../errors/platform-errors.ts";
import type { AttributeDefinition } from "./attribute-definition.ts";
import { allowedKeys, fitsType } from "./attribute-fit.ts";
import { checkConstraints } from "./check-constraints.ts";
import { checkPrices } from "./check-prices.ts";
import { type Attribute, allVariants, type ProductData } from "./product.ts";

type Definitions = ReadonlyMap<string, AttributeDefinition>;

function check(attribute: Attribute, definitions: Definitions): AttributeDefinition {
  const definition = definitions.get(attribute.name);
  if (!definition) throw attributeNameDoesNotExist(attribute.name);
  if (!fitsType(definition.type, attribute.value)) {
    throw invalidField(attribute.name, attribute.value, allowedKeys(definition.type));
  }
  return definition;
}

function checkVariantAttribute(attribute: Attribute, definitions: Definitions): void {
  if (check(attribute, definitions).level !== "Product") return;
  throw invalidOperation(`The attribute '${attribute.name}' is one of the product, not of its variants.`);
}

/**
 * Holds a product's data against its type: every attribute is defined, of its type and within its constraints, and no two
 * prices of a variant contradict each other. Throws AttributeNameDoesNotExist, InvalidField, and what the constraints throw.
 */
export function checkAttributes(data: ProductData, definitions: Definitions): void {
  for (const attribute of data.attributes ?? []) check(attribute, definitions);
  for (const variant of allVariants(data)) {
    for (const attribute of variant.attributes) checkVariantAttribute(attribute, definitions);
  }
  checkConstraints(data, definitions);
  checkPrices(data);
}

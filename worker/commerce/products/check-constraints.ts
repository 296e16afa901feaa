import { duplicateAttributeValue, duplicateAttributeValues } from "../errors/catalogue-errors.ts";
import { invalidOperation, requiredField } from "../errors/platform-errors.ts";
import { isSame } from "../json/json.ts";
import type { AttributeDefinition } from "./attribute-definition.ts";
import { type Attribute, allVariants, type ProductData, type Variant } from "./product.ts";

type Definitions = ReadonlyMap<string, AttributeDefinition>;

function ofConstraint(definitions: Definitions, constraint: string): readonly string[] {
  return [...definitions.values()]
    .filter(({ attributeConstraint }) => attributeConstraint === constraint)
    .map(({ name }) => name);
}

function readValue({ attributes }: Variant, name: string): unknown {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** A required attribute of the product stands at the product, one of the variants at each of them. */
function checkRequired(data: ProductData, definitions: Definitions): void {
  const has = (attributes: readonly Attribute[], name: string) =>
    attributes.some((attribute) => attribute.name === name);
  for (const { name, isRequired, level } of definitions.values()) {
    if (!isRequired) continue;
    const ofProduct = has(data.attributes ?? [], name);
    const isThere =
      level === "Product"
        ? ofProduct
        : ofProduct || allVariants(data).every(({ attributes }) => has(attributes, name));
    if (!isThere) throw requiredField(name);
  }
}

function checkSameForAll(variants: readonly Variant[], definitions: Definitions): void {
  for (const name of ofConstraint(definitions, "SameForAll")) {
    const [first, ...others] = variants.map((variant) => readValue(variant, name));
    if (others.some((value) => !isSame(value, first))) {
      throw invalidOperation(
        `The attribute '${name}' must have the same value in all variants; set it with setAttributeInAllVariants.`,
      );
    }
  }
}

function checkUnique(variants: readonly Variant[], definitions: Definitions): void {
  for (const name of ofConstraint(definitions, "Unique")) {
    const values = variants.map((variant) => readValue(variant, name)).filter((value) => value !== undefined);
    const twice = values.find((value, index) => values.slice(0, index).some((other) => isSame(other, value)));
    if (twice !== undefined) throw duplicateAttributeValue({ name, value: twice });
  }
}

function checkCombination(variants: readonly Variant[], definitions: Definitions): void {
  const names = ofConstraint(definitions, "CombinationUnique");
  if (names.length === 0) return;
  const combinations = variants
    .map((variant) => names.map((name) => readValue(variant, name) ?? null))
    .filter((values) => values.some((value) => value !== null));
  const twice = combinations.find((values, index) =>
    combinations.slice(0, index).some((other) => isSame(other, values)),
  );
  if (twice) throw duplicateAttributeValues(names.map((name, index) => ({ name, value: twice[index] })));
}

/**
 * The constraints that a product can be held against by itself. Throws RequiredField, InvalidOperation (SameForAll),
 * DuplicateAttributeValue (Unique among its variants), DuplicateAttributeValues (CombinationUnique).
 */
export function checkConstraints(data: ProductData, definitions: Definitions): void {
  const variants = allVariants(data);
  checkRequired(data, definitions);
  checkSameForAll(variants, definitions);
  checkUnique(variants, definitions);
  checkCombination(variants, definitions);
}

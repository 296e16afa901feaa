import {
  attributeNameDoesNotExist,
  duplicateAttributeValue,
  duplicateAttributeValues,
  duplicatePriceScope,
} from "../errors/catalogue-errors.ts";
import { invalidField, invalidOperation, requiredField } from "../errors/platform-errors.ts";
import { isSame } from "../json/json.ts";
import { checkAmounts, type Price } from "../pricing/price.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { fold } from "../search/searched-text.ts";
import { type AttributeDefinition, allowedKeys, type Definitions, fitsType } from "./attribute-definition.ts";
import { toAttributeValues } from "./attribute-rows.ts";
import { type Attribute, allVariants, type ProductData, type Variant } from "./product.ts";

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
 * Checks a product's data against its type: every attribute is defined, of its type and within its constraints, and no
 * two prices of a variant conflict. Throws AttributeNameDoesNotExist, InvalidField, and the constraints' errors.
 */
export function checkAttributes(data: ProductData, definitions: Definitions): void {
  for (const attribute of data.attributes ?? []) check(attribute, definitions);
  for (const variant of allVariants(data)) {
    for (const attribute of variant.attributes) checkVariantAttribute(attribute, definitions);
  }
  checkConstraints(data, definitions);
  checkPrices(data);
}

function ofConstraint(definitions: Definitions, constraint: string): readonly string[] {
  return [...definitions.values()]
    .filter(({ attributeConstraint }) => attributeConstraint === constraint)
    .map(({ name }) => name);
}

function readValue({ attributes }: Variant, name: string): unknown {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** A required attribute of the product must be set on the product, one of the variants on each of them. */
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
 * The constraints that can be checked on the product alone. Throws RequiredField, InvalidOperation (SameForAll),
 * DuplicateAttributeValue (Unique among its variants), DuplicateAttributeValues (CombinationUnique).
 */
function checkConstraints(data: ProductData, definitions: Definitions): void {
  const variants = allVariants(data);
  checkRequired(data, definitions);
  checkSameForAll(variants, definitions);
  checkUnique(variants, definitions);
  checkCombination(variants, definitions);
}

const FIND = `SELECT e.value ->> 0 AS name FROM json_each(?1) e
  JOIN product_attribute a ON a.name = e.value ->> 0 AND a.locale = e.value ->> 1 AND a.value = e.value ->> 2
    AND a.folded = e.value ->> 3
  JOIN product p ON p.seq = a.product_seq
  WHERE p.id <> ?2 AND p.product_type_id = ?3 LIMIT 1`;

/**
 * Checks attributes with the constraint Unique against all other products of the type. It uses the search index, so a
 * unique attribute must be searchable, as the platform's own are by default. Throws DuplicateAttributeValue.
 */
export async function requireUniqueValues(
  context: RequestContext,
  product: { readonly id: string; readonly productTypeId: string },
  data: ProductData,
  definitions: Definitions,
): Promise<void> {
  const isUnique = (name: string) => definitions.get(name)?.attributeConstraint === "Unique";
  if (![...definitions.keys()].some(isUnique)) return;
  const values = toAttributeValues(data, definitions).filter(({ name }) => isUnique(name));
  if (values.length === 0) return;
  const rows = JSON.stringify(values.map(({ name, locale, value }) => [name, locale, value, fold(value)]));
  const name = await context.db
    .prepare(FIND)
    .bind(rows, product.id, product.productTypeId)
    .first<string>("name");
  if (name === null) return;
  const attributes = allVariants(data).flatMap((variant) => variant.attributes);
  const taken = attributes.find((attribute) => attribute.name === name);
  throw duplicateAttributeValue({ name, value: taken?.value });
}

function scopeOf({ value, country, customerGroup, channel }: Price): string {
  return [value.currencyCode, country, customerGroup?.id, channel?.id]
    .map((part) => part ?? "any")
    .join(", ");
}

function isDated({ validFrom, validUntil }: Price): boolean {
  return validFrom !== undefined || validUntil !== undefined;
}

/** Undated prices overlap, dated ones if their windows do; a dated price may overlap an undated one. */
function meets(left: Price, right: Price): boolean {
  if (isDated(left) !== isDated(right)) return false;
  const endsBefore = (one: Price, other: Price) =>
    one.validUntil !== undefined && other.validFrom !== undefined && one.validUntil <= other.validFrom;
  return !endsBefore(left, right) && !endsBefore(right, left);
}

// Throws DuplicatePriceScope if two prices of a variant can apply to one buyer at the same time, InvalidField for
// inconsistent amounts.
function checkPrices(data: ProductData): void {
  for (const { prices } of allVariants(data)) {
    const known = new Map<string, Price[]>();
    for (const price of prices) {
      checkAmounts(price);
      const scope = scopeOf(price);
      const others = known.get(scope) ?? [];
      if (others.some((other) => meets(other, price))) throw duplicatePriceScope(price, scope);
      known.set(scope, [...others, price]);
    }
  }
}

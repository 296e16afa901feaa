import type { Family, TypeIndex } from "../assortment/family.ts";
import type { PlannedProduct } from "../plan/planned-product.ts";
import { modifiersOf } from "./modifiers.ts";

export type SizeKey = "small" | "large";

export const servicesKey = "services";

export function toTypeKey({ key }: Family, type: TypeIndex): string {
  return `${key}-${type}`;
}

export function toSizeKey(family: Family, type: TypeIndex, size: SizeKey): string {
  return `${toTypeKey(family, type)}-${size}`;
}

export function toAccessoriesKey({ key }: Family): string {
  return `${key}-accessories`;
}

/** Lists the deepest categories of a product: its own size, its family in each industry, and its topics. */
export function listCategoryKeys(product: PlannedProduct): readonly string[] {
  if (product.kind === "service") return [servicesKey];
  const { family } = product;
  if (product.kind === "accessory") return [toAccessoriesKey(family)];
  const { type, lead } = product;
  const limit = family.sizeLimits?.[type];
  const own =
    limit === undefined ? toTypeKey(family, type) : toSizeKey(family, type, lead > limit ? "large" : "small");
  return [
    own,
    ...family.industries.map((industry) => `${industry}-${family.key}`),
    ...modifiersOf(product).map((modifier) => `${modifier}-${family.key}`),
  ];
}

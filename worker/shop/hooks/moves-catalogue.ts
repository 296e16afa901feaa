import type { PlatformMessage } from "./platform-message";

/**
 * What catalogue pages are made of. Stock is not among it, and neither are reviews: pages live with them for their
 * minute.
 */
export const catalogueTypes: ReadonlySet<string> = new Set([
  "product",
  "category",
  "product-type",
  "product-discount",
  "standalone-price",
  "product-selection",
  "tax-category",
  "store",
]);

/** Does a message make the kept pages of the catalogue old? What only a draft has does not. */
export function movesCatalogue({ resourceType, isDraftOnly }: PlatformMessage): boolean {
  return catalogueTypes.has(resourceType) && !isDraftOnly;
}

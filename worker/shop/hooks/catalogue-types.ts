/** Resources that catalogue pages show. Not stock and reviews: pages show them up to a minute late. */
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

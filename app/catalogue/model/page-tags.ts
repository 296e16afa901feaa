/** Tags of public pages: purging a tag makes every cached page with it outdated. */

/** Of all pages: each shows categories, and most show products. */
export const catalogueTag = "catalogue";

/** Of pages with editorial content. */
export const contentTag = "content";

/** Of pages that show the product, or its card. */
export function toProductTag(id: string): string {
  return `product-${id}`;
}

/** Of the category's own pages. */
export function toCategoryTag(id: string): string {
  return `category-${id}`;
}

/** Of all pages of a country's shop. */
export function toStoreTag(storeKey: string): string {
  return `store-${storeKey}`;
}

/**
 * Returns the displayed number of a SKU, the same on all pages.
 * `EX` and eight digits: the digits; any other number is unchanged.
 */
export function toProductNumber(sku: string): string {
  return /^EX(\d{8})$/.exec(sku)?.[1] ?? sku;
}

/** Matches the path of a product's page: it ends in the product's number. */
export const productPath = /-\d{8}\/$/;

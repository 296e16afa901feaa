/**
 * The digits of the shop's own numbers (two letters, eight digits); any other number unchanged.
 * The same on all pages.
 */
export function toProductNumber(sku: string): string {
  return /^EX(\d{8})$/.exec(sku)?.[1] ?? sku;
}

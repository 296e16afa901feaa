/** Of the shop's own numbers (two letters, eight digits) the digits; any other is shown whole. The same everywhere. */
export function toProductNumber(sku: string): string {
  return /^EX(\d{8})$/.exec(sku)?.[1] ?? sku;
}

const statusByCode: ReadonlyMap<string, number> = new Map([
  ["not-signed-in", 403],
  ["cart-not-found", 404],
  ["cart-expired", 404],
  ["cart-of-another-store", 404],
  ["unknown-sku", 404],
  ["unknown-line", 404],
  ["coupon-not-found", 404],
  ["key-reused", 409],
  ["changed-elsewhere", 409],
  ["amount-changed", 409],
  ["too-many-attempts", 429],
  ["platform-unavailable", 500],
]);

/** The HTTP status of a failure's code; what the caller can mend is 400. */
export function toErrorStatus(code: string): number {
  return statusByCode.get(code) ?? 400;
}

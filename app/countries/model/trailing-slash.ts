/** Single-segment pages of the shop itself; every other single segment is a product, category or content slug. */
export const slashlessPaths: ReadonlySet<string> = new Set([
  "adyen-payment-error",
  "categories",
  "checkout",
  "create-account",
  "log-out",
  "login",
  "my-account",
  "navigation",
  "new-arrivals",
  "password-reset",
  "personal",
  "sales",
  "search",
]);

/** Does the canonical path of these segments (without language prefix) end in a slash? */
export function endsInSlash(segments: readonly string[]): boolean {
  const [first] = segments;
  return segments.length === 1 && first !== undefined && !slashlessPaths.has(first);
}

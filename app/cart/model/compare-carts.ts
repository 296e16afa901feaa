import type { Cart, CartLine } from "./cart";

export type CartDifference =
  | { readonly kind: "line-left" | "line-changed" | "price-changed"; readonly line: CartLine }
  | { readonly kind: "coupon-left"; readonly code: string };

/**
 * What a shopper would notice between the cart that was shown and the one that is true: lines gone, quantities and
 * prices (before discounts) other than shown, codes that counted and do so no more.
 */
export function compareCarts(shown: Cart, actual: Cart): readonly CartDifference[] {
  return [
    ...shown.lines.flatMap((line) => compareLine(line, actual)),
    ...shown.discountCodes
      .filter(({ code, state }) => state === "MatchesCart" && !counts(actual, code))
      .map(({ code }) => ({ kind: "coupon-left", code }) as const),
  ];
}

function compareLine(line: CartLine, actual: Cart): CartDifference[] {
  const now = actual.lines.find(({ id }) => id === line.id);
  if (!now) return [{ kind: "line-left", line }];
  const differences: CartDifference[] = [];
  if (now.quantity !== line.quantity) differences.push({ kind: "line-changed", line: now });
  if (now.listPrice.centAmount !== line.listPrice.centAmount)
    differences.push({ kind: "price-changed", line: now });
  return differences;
}

function counts({ discountCodes }: Cart, wanted: string): boolean {
  return discountCodes.some(({ code, state }) => code === wanted && state === "MatchesCart");
}

import type { Cart, CartLine } from "./cart";

export type CartDifference =
  | { readonly kind: "line-left" | "line-changed" | "price-changed"; readonly line: CartLine }
  | { readonly kind: "coupon-left"; readonly code: string };

/**
 * Lists the visible differences between the shown cart and the actual one.
 * Removed lines, changed quantities and prices (before discounts), codes that no longer apply.
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

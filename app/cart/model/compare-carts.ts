import type { Cart, CartLine } from "./cart";

export type CartDifference =
  | { readonly kind: "line-left"; readonly line: CartLine }
  | { readonly kind: "line-changed"; readonly line: CartLine };

/** What a shopper would notice between the cart that was shown and the one that is true: lines gone, quantities other than shown. */
export function compareCarts(shown: Cart, actual: Cart): readonly CartDifference[] {
  return shown.lines.flatMap((line): CartDifference[] => {
    const now = actual.lines.find((candidate) => candidate.id === line.id);
    if (!now) return [{ kind: "line-left", line }];
    return now.quantity === line.quantity ? [] : [{ kind: "line-changed", line: now }];
  });
}

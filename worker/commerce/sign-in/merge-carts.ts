import type { Cart, CustomLineItem, LineItem } from "../carts/cart.ts";

/**
 * The customer's cart with what the anonymous one holds. A line of the same product and variant takes the larger of
 * both quantities and keeps its own fields; a custom line of the same slug likewise. Gifts are not taken along: the
 * calculation gives them anew. Nothing else of the anonymous cart comes over, its item shipping addresses neither.
 */
export function mergeCarts(own: Cart, anonymous: Cart): Cart {
  const lines = anonymous.lineItems.filter(({ lineItemMode }) => lineItemMode === "Standard");
  return {
    ...own,
    lineItems: lines.reduce<readonly LineItem[]>(
      (merged, line) => join(merged, line, (each) => isSameVariant(each, line)),
      own.lineItems,
    ),
    customLineItems: anonymous.customLineItems.reduce<readonly CustomLineItem[]>(
      (merged, line) => join(merged, line, ({ slug }) => slug === line.slug),
      own.customLineItems,
    ),
  };
}

function isSameVariant(one: LineItem, other: LineItem): boolean {
  return (
    one.productId === other.productId &&
    one.variantId === other.variantId &&
    one.lineItemMode === other.lineItemMode
  );
}

function join<Line extends { readonly quantity: number }>(
  merged: readonly Line[],
  line: Line,
  isSame: (each: Line) => boolean,
): readonly Line[] {
  const at = merged.findIndex(isSame);
  if (at < 0) return [...merged, { ...line, shippingDetails: undefined }];
  return merged.map((each, index) =>
    index === at ? { ...each, quantity: Math.max(each.quantity, line.quantity) } : each,
  );
}

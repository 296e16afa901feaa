import type { Cart, CustomLineItem, LineItem } from "../carts/cart.ts";

/**
 * Merges the anonymous cart's lines into the customer's cart. A line of the same product and variant gets the larger
 * of both quantities and keeps its own fields; a custom line of the same slug likewise. Gifts are not merged: the
 * calculation adds them again. Nothing else of the anonymous cart is merged, not even its item shipping addresses.
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

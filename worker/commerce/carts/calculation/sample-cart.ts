import type { Cart, LineItem } from "../cart.ts";
import { toEmptyCart } from "../cart-draft.ts";

/** A cart in euros for tests of rules. */
export function sampleCart(parts: Partial<Cart> = {}): Cart {
  const empty = toEmptyCart(
    { currency: "EUR", country: "AT" },
    {},
    undefined,
    new Date("2026-11-21T12:00:00.000Z"),
  );
  return { ...empty, shippingAddress: { country: "AT" }, ...parts };
}

/** A line at a price in cents, for tests of rules. */
export function sampleLine(
  id: string,
  quantity: number,
  cents: number,
  parts: Partial<LineItem> = {},
): LineItem {
  const value = { currencyCode: "EUR", centAmount: cents };
  return {
    id,
    productId: "p",
    variantId: 1,
    sku: "EX1",
    snapshotId: "p.1.1",
    taxCategoryId: "standard",
    price: { value },
    quantity,
    addedAt: "2026-11-21T12:00:00.000Z",
    lastModifiedAt: "2026-11-21T12:00:00.000Z",
    lineItemMode: "Standard",
    priceMode: "Platform",
    discountedPricePerQuantity: [],
    totalPrice: { ...value, centAmount: 0 },
    ...parts,
  };
}

import { PLATFORM_ACCESS } from "../../requests/access.ts";
import { toCreation } from "../../requests/initiator.ts";
import type { Cart, LineItem } from "../cart.ts";
import { toEmptyCart } from "../cart-draft.ts";
import type { CartFacts, VariantSnapshot } from "../cart-facts.ts";

/** A cart in euros for tests of rules. */
export function sampleCart(parts: Partial<Cart> = {}): Cart {
  const empty = toEmptyCart(
    { currency: "EUR", country: "AT" },
    {},
    undefined,
    toCreation({ now: new Date("2026-11-21T12:00:00.000Z"), access: PLATFORM_ACCESS }),
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

/** Facts for tests of rules: one tax category of 20 %, one zone, one method; parts of them are replaced. */
export function sampleFacts(parts: Partial<CartFacts> = {}): CartFacts {
  const rate = { name: "VAT", amount: 0.2, includedInPrice: true, country: "AT" };
  const price = { currencyCode: "EUR", centAmount: 490 };
  return {
    now: new Date("2026-11-21T12:00:00.000Z"),
    clientId: "client",
    currentVariants: [],
    snapshots: new Map(),
    taxRates: new Map([["standard", [rate]]]),
    taxCategoryIds: new Map([["standard", "standard"]]),
    shippingMethods: [
      {
        id: "parcel",
        name: "Parcel",
        isActive: true,
        isDefault: true,
        taxCategoryId: "standard",
        storeKeys: [],
        zoneRates: [{ zoneId: "at", locations: [{ country: "AT" }], shippingRates: [{ price, tiers: [] }] }],
      },
    ],
    cartDiscounts: [],
    discountCodes: [],
    customerGroups: new Map(),
    customers: new Map(),
    channels: new Map(),
    countryTaxRateFallback: false,
    types: new Map(),
    paymentIds: new Map(),
    ...parts,
  };
}

/** A variant as lines show it, for tests of rules. */
export function sampleSnapshot(parts: Partial<VariantSnapshot> = {}): VariantSnapshot {
  return {
    id: "p.1.1",
    productId: "p",
    productKey: "machine",
    productTypeId: "type",
    name: { de: "Maschine" },
    slug: { de: "maschine" },
    categoryIds: ["c1"],
    categoryKeys: ["cranes"],
    ancestorIds: ["c1", "c0"],
    ancestorKeys: ["cranes", "machines"],
    variant: { id: 1, sku: "EX1", images: [], attributes: [] },
    ...parts,
  };
}

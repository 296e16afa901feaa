import type { CartFacts, VariantSnapshot } from "../cart-facts.ts";

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

import { describe, expect, it } from "vitest";
import { cleanFields } from "../clean-value.ts";
import { toOrderDraft } from "./to-order-draft.ts";

const eur = (centAmount: number) => ({
  type: "centPrecision",
  currencyCode: "EUR",
  centAmount,
  fractionDigits: 2,
});
const cents = (centAmount: number) => ({ currencyCode: "EUR", centAmount });
const taxedPrice = { totalNet: eur(1), totalGross: eur(2), totalTax: eur(1), taxPortions: [] };
const taxRate = { id: "r", name: "VAT", amount: 0.2, includedInPrice: true, country: "DE" };

function sold(id: string, quantity: number, total: number, more: object = {}) {
  return {
    id,
    name: { en: id },
    variant: { id: 1, sku: id },
    quantity,
    price: { id: "p", value: eur(1000), discounted: { value: eur(900), discount: { id: "d" } } },
    totalPrice: eur(total),
    discountedPricePerQuantity: [],
    taxRate,
    taxedPrice,
    ...more,
  };
}

const paid = (quantity: number, centAmount: number) => ({
  quantity,
  discountedPrice: { value: eur(centAmount), includedDiscounts: [] },
});

function toDraft(order: object, isSold = (_sku: string) => true) {
  const stored = { totalPrice: eur(1), lineItems: [], customLineItems: [], ...order };
  return toOrderDraft(stored, cleanFields(stored), isSold);
}

describe("the lines of an order draft", () => {
  it("have the paid price, and the line's own taxes", () => {
    const { lineItems } = toDraft({ lineItems: [sold("saw", 2, 1800, { key: "k" })] });
    expect(lineItems).toEqual([
      {
        key: "k",
        name: { en: "saw" },
        variant: { sku: "saw" },
        quantity: 2,
        price: { value: cents(900) },
        taxRate: { name: "VAT", amount: 0.2, includedInPrice: true, country: "DE" },
        taxedPrice: { totalNet: cents(1), totalGross: cents(2), taxPortions: [] },
      },
    ]);
  });

  it.each<[string, object, object[]]>([
    [
      "the pieces of a line that were paid differently",
      sold("saw", 3, 2000, { discountedPricePerQuantity: [paid(1, 0), paid(1, 1000), paid(1, 1000)] }),
      [
        { quantity: 1, price: { value: cents(0) } },
        { quantity: 2, price: { value: cents(1000) } },
      ],
    ],
    [
      "a total that its pieces cannot share",
      sold("saw", 3, 1000),
      [
        { quantity: 2, price: { value: cents(333) } },
        { quantity: 1, price: { value: cents(334) } },
      ],
    ],
  ])("are several for %s, without taxes of the whole", (_what, line, expected) => {
    const { lineItems } = toDraft({ lineItems: [line] });
    expect(lineItems).toMatchObject(expected);
    expect(JSON.stringify(lineItems)).not.toContain("taxedPrice");
  });

  it("are custom lines when the SKU is no longer sold", () => {
    const lines = [sold("saw", 1, 900), sold("gone/for good", 2, 1800)];
    const { lineItems, customLineItems } = toDraft({ lineItems: lines }, (sku) => sku === "saw");
    expect(lineItems).toMatchObject([{ variant: { sku: "saw" } }]);
    expect(customLineItems).toMatchObject([
      { name: { en: "gone/for good" }, slug: "gone-for-good", quantity: 2, money: cents(900) },
    ]);
  });
});

describe("an order draft", () => {
  it.each<[string, object]>([
    ["its creation", { createdAt: "2026-01-02T00:00:00.000Z" }],
    [
      "its creation and not its completion",
      { createdAt: "2026-01-02T00:00:00.000Z", completedAt: "2026-02-02T00:00:00.000Z" },
    ],
    [
      "what an import kept of it",
      { createdAt: "2026-08-02T00:00:00.000Z", completedAt: "2026-01-02T00:00:00.000Z" },
    ],
  ])("is dated by %s", (_what, times) => {
    expect(toDraft(times).completedAt).toBe("2026-01-02T00:00:00.000Z");
  });

  it("names lines of deliveries by their index, also when one became several", () => {
    const three = { discountedPricePerQuantity: [paid(2, 1000), paid(1, 0)] };
    const order = {
      lineItems: [sold("saw", 3, 2000, three), sold("blade", 1, 900)],
      customLineItems: [{ id: "fee", name: { en: "Fee" }, slug: "fee", quantity: 1, totalPrice: eur(5) }],
      shippingInfo: {
        price: eur(5),
        shippingRate: { price: eur(5), isMatching: true },
        deliveries: [
          {
            id: "d1",
            items: [{ id: "saw", quantity: 1 }],
            parcels: [{ id: "p", items: [{ id: "saw", quantity: 1 }] }],
          },
          {
            id: "d2",
            items: [
              { id: "saw", quantity: 2 },
              { id: "fee", quantity: 1 },
            ],
            parcels: [],
          },
        ],
      },
    };
    expect(toDraft(order).shippingInfo).toEqual({
      price: cents(5),
      shippingRate: { price: cents(5) },
      deliveries: [
        { items: [{ id: "0", quantity: 1 }], parcels: [{ items: [{ id: "0", quantity: 1 }] }] },
        {
          items: [
            { id: "0", quantity: 1 },
            { id: "1", quantity: 1 },
            { id: "3", quantity: 1 },
          ],
          parcels: [],
        },
      ],
    });
  });

  it("references its customer, and omits the inventory mode", () => {
    const draft = toDraft({ customerId: "c", inventoryMode: "TrackOnly", cart: { typeId: "cart", id: "x" } });
    expect(draft).toMatchObject({ customer: { typeId: "customer", id: "c" } });
    expect(Object.keys(draft)).not.toEqual(expect.arrayContaining(["inventoryMode"]));
  });
});

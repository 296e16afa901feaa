import { describe, expect, it } from "vitest";
import { money } from "../../foundation/money";
import { type Sale, toSaleAmounts, toSaleItems } from "./to-sale";
import type { TrackedItem } from "./tracked-item";

const eur = (cents: number) => money(cents, "EUR");
const known: TrackedItem = {
  item_id: "EX1",
  item_name: "Pallet truck",
  item_brand: "Stonecastle",
  item_variant: "2,500 kg",
  price: 300,
  discount: 20,
  currency: "EUR",
  quantity: 1,
  in_stock: true,
  shipping_type: "freight",
  item_type: "product",
  gtin: "4250928600001",
  item_category: "Storage",
  language: "de",
  country: "DE",
};
const truck = {
  sku: "EX1",
  name: "Truck",
  brand: "Stonecastle",
  quantity: 2,
  listPrice: eur(30_000),
  total: eur(50_000),
  isFreight: true,
  availableQuantity: 5,
};
const guarantee = {
  ...truck,
  sku: "4100021",
  name: "Guarantee",
  brand: "",
  quantity: 1,
  listPrice: eur(5000),
  total: eur(5000),
  isFreight: false,
  availableQuantity: null,
};
type Line = typeof truck | typeof guarantee;

function saleOf(change: Partial<Sale<Line>> = {}): Sale<Line> {
  return {
    lines: [truck, guarantee],
    shipping: { price: eur(990) },
    codFee: eur(200),
    total: eur(56_190),
    taxPortions: [{ amount: eur(8971) }],
    ...change,
  };
}

function itemsOf(sale: Sale<Line>) {
  const i18n = { nameOf: ({ name }: Line) => name, language: "de", country: "DE" };
  return toSaleItems(sale, { ...i18n, known: new Map([["EX1", known]]) });
}

describe("the amounts of a sale", () => {
  it.each([
    ["what is paid for the goods, and delivery with its fee", {}, [550, 89.71, 11.9]],
    ["no delivery yet", { shipping: null, codFee: null, total: eur(55_000) }, [550, 89.71, 0]],
    ["what a code takes off the whole sale", { total: eur(51_190) }, [500, 89.71, 11.9]],
    [
      "a net sale without its VAT",
      { isNet: true, total: eur(47_219), taxPortions: [{ amount: eur(8971) }] },
      [462.19, 0, 10],
    ],
    [
      "nothing at all",
      { lines: [], shipping: null, codFee: null, total: eur(0), taxPortions: [] },
      [0, 0, 0],
    ],
  ])("contain %s", (_, change, [value, tax, shipping]) => {
    expect(toSaleAmounts(saleOf(change))).toEqual({ value, tax, shipping, currency: "EUR" });
  });

  it.each([{}, { total: eur(51_190) }, { isNet: true, total: eur(47_219) }])(
    "add up to the paid amount, and the items' sum is the value: %j",
    (change) => {
      const sale = saleOf(change);
      const { value, shipping } = toSaleAmounts(sale);
      expect(value + shipping).toBeCloseTo(sale.total.centAmount / 100, 2);
      const sum = itemsOf(sale).reduce((all, { price, quantity }) => all + price * quantity, 0);
      // Rounding loses at most one cent per piece.
      expect(Math.abs(sum - value)).toBeLessThan(0.02);
    },
  );
});

describe("the items of a sale", () => {
  it("have the paid price, and the catalogue's data that the sale lacks", () => {
    expect(itemsOf(saleOf())).toEqual([
      { ...known, price: 250, discount: 50, quantity: 2, index: 0 },
      {
        item_id: "4100021",
        item_name: "Guarantee",
        price: 50,
        currency: "EUR",
        quantity: 1,
        index: 1,
        in_stock: true,
        shipping_type: "parcel",
        item_type: "product",
        language: "de",
        country: "DE",
      },
    ]);
  });

  it("have no catalogue discount that the sale does not have", () => {
    const full = { ...truck, total: eur(60_000) };
    const [item] = itemsOf(saleOf({ lines: [full], total: eur(61_190) }));
    expect(item).toMatchObject({ price: 300 });
    expect(item).not.toHaveProperty("discount");
  });

  it("are net in a net sale", () => {
    const [item] = itemsOf(saleOf({ isNet: true, total: eur(47_219) }));
    expect(item).toMatchObject({ price: 210.09, discount: 42.01 });
  });
});

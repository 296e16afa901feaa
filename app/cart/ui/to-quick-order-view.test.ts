import { expect, it } from "vitest";
import { irishI18n } from "../../../tests/support/page-i18n";
import type { Article } from "../../catalogue/model/article";
import type { VolumeDiscount } from "../../catalogue/model/volume-discount";
import { money } from "../../foundation/money";
import { checkOrderLines } from "../model/check-order-lines";
import { parseOrderLines } from "../model/parse-order-lines";
import { defaultQuantityLimits } from "../model/quantity-rules";
import { toQuickOrderResult } from "./to-quick-order-view";

const article = (sku: string): Article => ({
  sku,
  ean: null,
  model: null,
  kind: "new",
  volumeDiscountGroup: null,
  documents: { manual: null, sheet: null },
  name: sku,
  slug: sku.toLowerCase(),
  offer: { price: money(1000, "EUR"), taxPermyriad: 2000, stock: 8 },
});

it("reports an own number that could not be saved beside its input", () => {
  const lines = checkOrderLines(parseOrderLines("EX10000001\nEX10000002"), {
    articles: [article("EX10000001"), article("EX10000002")],
    limits: defaultQuantityLimits,
    discounts: new Map(),
    countInCart: () => 0,
  });
  const terms = { showsNet: false, netNumber: null };
  const own = { numbers: { EX10000001: "M-1", EX10000002: "M-2" }, unsaved: ["EX10000002"] };
  const { rows } = toQuickOrderResult(irishI18n, { lines, terms, own }, "key");
  expect(rows.map((row) => [row.own?.number, row.own?.problem])).toEqual([
    ["M-1", null],
    ["M-2", expect.stringContaining("cannot be saved")],
  ]);
});

const discount = (from: number, permyriad: number): VolumeDiscount => ({
  id: String(from),
  key: null,
  group: "machines",
  sortOrder: "0.5",
  permyriad,
  from,
  predicate: `quantity >= ${from}`,
});
const discounts = new Map([["machines", [discount(3, 500), discount(10, 1500)]]]);
const sold = (sku: string, cents: number): Article => ({
  ...article(sku),
  volumeDiscountGroup: "machines",
  offer: { price: money(cents, "EUR"), taxPermyriad: 1900, stock: null },
});

const gross = { showsNet: false, netNumber: null };
const company = { showsNet: true, netNumber: null };
const netSale = { showsNet: true, netNumber: "ATU12345678" };

it.each([
  ["too few pieces", "10020000;2", {}, gross, [["€219.00", "€438.00"]], "€438.00"],
  [
    "each line its tier",
    "10020000;3\n10110000;12",
    {},
    gross,
    [
      ["€208.05", "€624.15"],
      ["€228.65", "€2,743.80"],
    ],
    "€3,367.95",
  ],
  [
    "two lines of an article are one of the cart",
    "10020000;1\n10020000;2",
    {},
    gross,
    [
      ["€208.05", "€208.05"],
      ["€208.05", "€416.10"],
    ],
    "€624.15",
  ],
  [
    "with the pieces in the cart",
    "10020000;1",
    { EX10020000: 9 },
    gross,
    [["€186.15", "€186.15"]],
    "€186.15",
  ],
  ["a company, VAT charged", "10020000;3", {}, company, [["€208.05", "€624.15"]], "€624.15"],
  ["a net sale", "10020000;3", {}, netSale, [["€174.83 excl. VAT", "€524.50"]], "€524.50"],
])("shows the volume prices of the cart: %s", (_case, list, inCart, terms, expected, sum) => {
  const held: Readonly<Record<string, number>> = inCart;
  const lines = checkOrderLines(parseOrderLines(list), {
    articles: [sold("EX10020000", 21_900), sold("EX10110000", 26_900)],
    limits: { ...defaultQuantityLimits, maxAddQuantity: 100, maxLineQuantity: 100 },
    discounts,
    countInCart: (sku) => held[sku] ?? 0,
  });
  const result = toQuickOrderResult(irishI18n, { lines, terms, own: null }, "key");
  expect(result.rows.map(({ price, total }) => [price, total])).toEqual(expected);
  expect(result.sum?.text).toContain(sum);
});

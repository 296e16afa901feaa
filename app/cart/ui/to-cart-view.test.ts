import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { money } from "../../foundation/money";
import { type CartDiscount, countPieces } from "../model/cart";
import type { CartViewContext } from "./cart-view-context";
import { toCartView } from "./to-cart-view";

const translate = Object.assign(
  (key: string, values?: object) => `${key}${values ? JSON.stringify(values) : ""}`,
  {
    plural: (key: string, count: number) => `${key}:${count}`,
    language: "de",
    locale: "de-DE",
  },
);

const context: CartViewContext = {
  translate,
  formatMoney: ({ centAmount, currency }) => `${(centAmount / 100).toFixed(2)} ${currency}`,
  formatPermyriad: (permyriad) => `${permyriad / 100} %`,
  formatDeliveryDate: (days) => `+${days}`,
  offers: [
    {
      key: "parcel",
      name: "Paket",
      price: money(195, "EUR"),
      freeAbove: money(5900, "EUR"),
      deliveryDays: { from: 2, to: 4 },
    },
    {
      key: "freight",
      name: "Spedition",
      price: money(995, "EUR"),
      freeAbove: money(5900, "EUR"),
      deliveryDays: { from: 4, to: 7 },
    },
  ],
  guarantees: [],
  maxLineQuantity: 1000,
  lowStock: { highCents: 100000, lowCents: 25000 },
};

it("shows a line in the shop's language, with its page and its limits", () => {
  const [line] = toCartView(sampleCart({ lines: [sampleLine({ quantity: 2 })] }), context).lines;
  expect(line).toMatchObject({
    name: "Rührmaschine",
    href: "/ruehrmaschine-10012874/",
    maximum: 50,
    unitPrice: "100.00 EUR",
    energyRating: null,
    total: "200.00 EUR",
    notes: [],
  });
});

it("says what a litre costs at the price that is paid, volume prices and discounts included", () => {
  const oil = { netContent: { amount: 5, unit: "l" }, unitPrice: money(2400, "EUR"), quantity: 5 } as const;
  const [line] = toCartView(
    sampleCart({ lines: [sampleLine({ ...oil, total: money(11400, "EUR") })] }),
    context,
  ).lines;
  expect(line?.measurePrice).toBe('catalogue.price.per.l{"price":"4.56 EUR"}');
  const [gift] = toCartView(sampleCart({ lines: [sampleLine({ ...oil, kind: "gift" })] }), context).lines;
  expect(gift?.measurePrice).toBeNull();
});

it("leaves guarantees and gifts without a quantity to choose, and counts neither", () => {
  const lines = [
    sampleLine(),
    sampleLine({ id: "g", kind: "extra_guarantee", parentSku: "EX10012874" }),
    sampleLine({ id: "f", kind: "gift", unitPrice: money(0, "EUR") }),
  ];
  const view = toCartView(sampleCart({ lines }), context);
  expect(view.lines.map(({ isFixed }) => isFixed)).toEqual([false, true, true]);
  expect(countPieces({ lines })).toBe(1);
});

it.each([
  [100000, 3, 1, []],
  [100000, 2, 1, ["cart.stock.onlyLeft:2"]],
  [99999, 5, 1, ["cart.stock.onlyLeft:5"]],
  [24999, 10, 1, ["cart.stock.onlyLeft:10"]],
  [24999, 11, 1, []],
  [24999, 3, 4, ["cart.stock.notEnough:3"]],
  [24999, 0, 1, ["cart.stock.soldOut"]],
  [24999, null, 1, []],
])(
  "tells of a piece at %i cents, %s in stock, %i in the cart: %j",
  (cents, availableQuantity, quantity, texts) => {
    const line = sampleLine({ unitPrice: money(cents, "EUR"), availableQuantity, quantity });
    expect(
      toCartView(sampleCart({ lines: [line] }), context).lines[0]?.notes.map((note) => note.text),
    ).toEqual(texts);
  },
);

it("estimates delivery while no method is set, and measures the way to free delivery", () => {
  const small = sampleCart({ lines: [sampleLine({ unitPrice: money(2000, "EUR") })], shipping: null });
  const view = toCartView(small, context);
  expect(view.rows.find((row) => row.key === "shipping")?.amount).toBe("1.95 EUR");
  expect(view.freeShipping).toMatchObject({ value: 2000, maximum: 5900 });
  const large = toCartView(sampleCart({ shipping: null }), context);
  expect(large.rows.find((row) => row.key === "shipping")?.amount).toBe("cart.shipping.free");
  expect(large.freeShipping).toMatchObject({ text: "cart.shipping.freeReached", value: 5900 });
});

it("leaves out rows that say nothing and shows a discount as a negative amount", () => {
  const view = toCartView(sampleCart({ discount: money(1000, "EUR") }), context);
  expect(view.rows.map((row) => [row.key, row.amount])).toEqual([
    ["subtotal", "100.00 EUR"],
    ["discount", "-10.00 EUR"],
    ["shipping", "cart.shipping.free"],
  ]);
});

const reduction: CartDiscount = {
  id: "d1",
  name: { de: "Sommeraktion" },
  type: "relative",
  target: "lineItems",
  permyriad: 1250,
  discountedAmount: money(700, "EUR"),
  requiresDiscountCode: true,
};
const voucher: CartDiscount = {
  ...reduction,
  id: "d2",
  name: { de: "Gutschein" },
  type: "absolute",
  target: "totalPrice",
  permyriad: null,
  discountedAmount: money(300, "EUR"),
};
const gift: CartDiscount = {
  ...voucher,
  id: "d3",
  type: "giftLineItem",
  target: null,
  discountedAmount: money(2899, "EUR"),
};
const delivery: CartDiscount = { ...voucher, id: "d4", name: { de: "Lieferwoche" }, target: "shipping" };

it.each([
  ["each by its name, a gift apart", [reduction, voucher, gift], ["Sommeraktion (12.5 %)", "Gutschein"]],
  ["in one row where they are not the whole sum", [reduction], ["cart.totals.discount"]],
  [
    "with its percents once",
    [{ ...reduction, name: { de: "10 % Rabatt" }, discountedAmount: money(1000, "EUR") }],
    ["10 % Rabatt"],
  ],
  ["that of the delivery apart", [reduction, voucher, delivery], ["Sommeraktion (12.5 %)", "Gutschein"]],
])("shows discounts %s", (_, discounts, expected) => {
  const { rows } = toCartView(sampleCart({ discount: money(1000, "EUR"), discounts }), context);
  const labels = rows.filter(({ key }) => key.startsWith("discount")).map(({ label }) => label);
  expect(labels).toEqual(expected);
});

it("says what made the delivery cheaper, and which gift was taken out", () => {
  const cart = sampleCart({
    discounts: [delivery],
    refusedGifts: [{ id: "d3", name: { de: "Arbeitsleuchte" } }],
  });
  const { rows, refusedGifts } = toCartView(cart, context);
  expect(rows.find(({ key }) => key === "shipping")?.label).toBe(
    'cart.labelled{"label":"cart.totals.shipping","text":"Lieferwoche"}',
  );
  expect(refusedGifts).toEqual(['cart.line.giftRefused{"name":"Arbeitsleuchte"}']);
});

it("does not count a guarantee as a piece", () => {
  const guarantee = sampleLine({ id: "g", kind: "extra_guarantee" });
  expect(toCartView(sampleCart({ lines: [sampleLine(), guarantee] }), context).pieces).toBe(1);
});

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

it("shows the price of a litre at the line's price, volume prices and discounts included", () => {
  const oil = { netContent: { amount: 5, unit: "l" }, unitPrice: money(2400, "EUR"), quantity: 5 } as const;
  const [line] = toCartView(
    sampleCart({ lines: [sampleLine({ ...oil, total: money(11400, "EUR") })] }),
    context,
  ).lines;
  expect(line?.measurePrice).toBe('catalogue.price.per.l{"price":"4.56 EUR"}');
  const [gift] = toCartView(sampleCart({ lines: [sampleLine({ ...oil, kind: "gift" })] }), context).lines;
  expect(gift?.measurePrice).toBeNull();
});

it("gives guarantees and gifts no quantity selector, and excludes them from the count", () => {
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
  "notes for a piece at %i cents, %s in stock, %i in the cart: %j",
  (cents, availableQuantity, quantity, texts) => {
    const line = sampleLine({ unitPrice: money(cents, "EUR"), availableQuantity, quantity });
    expect(
      toCartView(sampleCart({ lines: [line] }), context).lines[0]?.notes.map((note) => note.text),
    ).toEqual(texts);
  },
);

it("estimates delivery while no method is set, and shows the amount missing for free delivery", () => {
  const small = sampleCart({ lines: [sampleLine({ unitPrice: money(2000, "EUR") })], shipping: null });
  const view = toCartView(small, context);
  expect(view.rows.find((row) => row.key === "shipping")?.amount).toBe("1.95 EUR");
  expect(view.freeShipping).toMatchObject({ value: 2000, maximum: 5900 });
  const large = toCartView(sampleCart({ shipping: null }), context);
  expect(large.rows.find((row) => row.key === "shipping")?.amount).toBe("cart.shipping.free");
  expect(large.freeShipping).toMatchObject({ text: "cart.shipping.freeReached", value: 5900 });
});

it("omits empty rows and shows a discount as a negative amount", () => {
  const view = toCartView(sampleCart({ total: money(9000, "EUR") }), context);
  expect(view.rows.map((row) => [row.label, row.amount])).toEqual([
    ["cart.totals.subtotal", "100.00 EUR"],
    ["cart.totals.discount", "-10.00 EUR"],
    ["cart.totals.shipping", "cart.shipping.free"],
  ]);
});

const reduction = { id: "d1", name: { de: "Sommeraktion" }, permyriad: 1250, amount: money(1250, "EUR") };
const voucher: CartDiscount = {
  id: "d2",
  name: { de: "Gutschein" },
  type: "absolute",
  target: "totalPrice",
  permyriad: null,
  discountedAmount: money(300, "EUR"),
  requiresDiscountCode: true,
};
const delivery: CartDiscount = { ...voucher, id: "d4", name: { de: "Lieferwoche" }, target: "shipping" };

it("shows a line's discount at the line, and a cart's among the sums", () => {
  const line = sampleLine({ discounts: [reduction], total: money(8750, "EUR") });
  const view = toCartView(
    sampleCart({ lines: [line], discounts: [voucher, delivery], total: money(8450, "EUR") }),
    context,
  );
  expect(view.lines[0]).toMatchObject({
    unitPrice: "100.00 EUR",
    discounts: [{ label: "Sommeraktion (12.5 %)", amount: "-12.50 EUR" }],
    total: "87.50 EUR",
  });
  expect(view.rows.slice(0, 2)).toMatchObject([
    { key: "subtotal", amount: "87.50 EUR" },
    { label: "Gutschein", amount: "-3.00 EUR" },
  ]);
});

it("shows the percentage of a discount once", () => {
  const named = { ...reduction, name: { de: "10 % Rabatt" }, permyriad: 1000, amount: money(1000, "EUR") };
  const line = sampleLine({ discounts: [named], total: money(9000, "EUR") });
  const [shown] = toCartView(sampleCart({ lines: [line] }), context).lines;
  expect(shown?.discounts.map(({ label }) => label)).toEqual(["10 % Rabatt"]);
});

it("names the delivery's discount, and the removed gift", () => {
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

it("marks a gift, with its discount and code", () => {
  const giver = {
    id: "gift-code",
    name: { de: "Arbeitsleuchte geschenkt" },
    permyriad: null,
    amount: money(2900, "EUR"),
  };
  const gift = sampleLine({ sku: "4100091", kind: "gift", discounts: [giver] });
  const code = { id: "code-1", code: "GIFTLIGHT", state: "MatchesCart", discountIds: ["gift-code"] } as const;
  const read = (discountCodes: readonly (typeof code)[]) => {
    const [line] = toCartView(sampleCart({ lines: [gift], discountCodes }), context).lines;
    expect(line?.notes).toEqual([{ kind: "info", text: line?.giftText }]);
    return line?.giftText;
  };
  const labelled = (label: string) => translate("cart.labelled", { label, text: "Arbeitsleuchte geschenkt" });
  expect(read([code])).toBe(labelled(translate("cart.line.giftByCode", { code: "GIFTLIGHT" })));
  expect(read([])).toBe(labelled("cart.line.gift"));
  const [product] = toCartView(sampleCart(), context).lines;
  expect(product?.giftText).toBeNull();
});

it("explains beside a code in the cart why it has no effect", () => {
  const code = { id: "code-1", code: "LARGE8", state: "DoesNotMatchCart" } as const;
  const obstacle = { reason: "below-minimum", minimum: money(5_000_000, "EUR") } as const;
  const [coupon] = toCartView(sampleCart({ discountCodes: [{ ...code, obstacle }] }), context).coupons;
  expect(coupon?.isApplied).toBe(false);
  expect(coupon?.text).toContain("LARGE8");
  expect(coupon?.text).toContain("cart.error.coupon-below-minimum");
  expect(coupon?.text).toContain("50.000,00");
});

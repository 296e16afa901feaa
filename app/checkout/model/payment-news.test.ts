import { expect, it } from "vitest";
import { comparePayments, type ShownPayment } from "./payment-news";

const line = (quantity: number, total: string) => ({
  id: "line-1",
  sku: "EX10010000",
  name: "Mixer",
  brand: "Ironhall",
  href: "/mixer/",
  picture: null,
  quantity,
  maximum: 9,
  struckPrice: null,
  isUnitShown: false,
  discounts: [],
  unitPrice: "£479.00",
  measurePrice: null,
  energyRating: null,
  total,
  notes: [],
  giftText: null,
  isFixed: false,
  isGuarantee: false,
  guarantees: [],
});

function shown(change: Partial<ShownPayment["view"]> = {}, chosen: string | null = "scheme"): ShownPayment {
  const view = {
    lines: [line(1, "£479.00")],
    coupons: [],
    rows: [{ key: "subtotal", label: "Items", amount: "£479.00" }],
    total: "£479.00",
    totalCents: 47900,
    ...change,
  };
  return { view, chosen };
}

const doubled = {
  lines: [line(2, "£958.00")],
  rows: [{ key: "subtotal", label: "Items", amount: "£958.00" }],
  total: "£958.00",
  totalCents: 95800,
};

it("is empty if nothing changed", () => {
  expect(comparePayments(shown(), shown(), null)).toBeNull();
});

it("reports a cart that changed elsewhere, with the total shown before", () => {
  const news = { isCartChanged: true, totalBefore: "£479.00", isMethodLost: false };
  expect(comparePayments(shown(), shown(doubled), null)).toEqual(news);
});

it("reports it also when the shopper chose another method at the same time", () => {
  const now = shown(doubled, "bank_transfer");
  expect(comparePayments(shown(), now, "bank_transfer")).toMatchObject({
    isCartChanged: true,
    isMethodLost: false,
  });
});

it("does not treat a method's fee as a change of the cart", () => {
  const fee = { key: "codFee", label: "Fee", amount: "£2.00" };
  const now = shown(
    { rows: [...shown().view.rows, fee], total: "£481.00", totalCents: 48100 },
    "cash_on_delivery",
  );
  const news = { isCartChanged: false, totalBefore: "£479.00", isMethodLost: false };
  expect(comparePayments(shown(), now, "cash_on_delivery")).toEqual(news);
});

it("reports that the chosen method is no longer available", () => {
  const before = shown({}, "cash_on_delivery");
  expect(comparePayments(before, shown(doubled, "scheme"), null)).toMatchObject({ isMethodLost: true });
});

it("reports exchanged goods at the same total", () => {
  const now = shown({ lines: [{ ...line(1, "£479.00"), id: "line-2" }] });
  expect(comparePayments(shown(), now, null)).toEqual({
    isCartChanged: true,
    totalBefore: null,
    isMethodLost: false,
  });
});

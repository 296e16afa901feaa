import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { predictCart } from "./predict-cart";

const mixer = sampleLine({ quantity: 2 });
const guarantee = sampleLine({
  id: "g",
  sku: "4100010",
  kind: "extra_guarantee",
  parentSku: mixer.sku,
  quantity: 2,
});
const cart = sampleCart({ lines: [mixer, guarantee] });

it("shows a new quantity and its price at once, guarantees included", () => {
  const next = predictCart(cart, { type: "set-quantity", lineId: mixer.id, quantity: 3 });
  expect(next.lines.map((line) => line.quantity)).toEqual([3, 3]);
  expect(next.total.centAmount).toBe(60000);
});

it("scales the discounts of a line with its pieces, and the sums with them", () => {
  const amount = { centAmount: 2000, currency: "EUR" as const };
  const discounts = [{ id: "d", name: { en: "10% off" }, permyriad: 1000, amount }];
  const reduced = sampleLine({ quantity: 2, discounts, total: { ...amount, centAmount: 18000 } });
  const command = { type: "set-quantity", lineId: reduced.id, quantity: 3 } as const;
  const next = predictCart(sampleCart({ lines: [reduced] }), command);
  expect(next.lines[0]).toMatchObject({
    total: { centAmount: 27000 },
    discounts: [{ amount: { centAmount: 3000 } }],
  });
  expect(next.total.centAmount).toBe(27000);
});

it("removes a line with its guarantee", () => {
  const next = predictCart(cart, { type: "remove-line", lineId: mixer.id });
  expect(next.lines).toEqual([]);
  expect(next.total.centAmount).toBe(0);
});

it("merges an addition into the line of its SKU, and waits if the cart has no such line", () => {
  expect(predictCart(cart, { type: "add-line", sku: mixer.sku, quantity: 1 }).lines[0]?.quantity).toBe(3);
  expect(predictCart(cart, { type: "add-line", sku: "EX10000001", quantity: 1 })).toBe(cart);
});

it("leaves changes that only the platform can calculate", () => {
  expect(predictCart(cart, { type: "apply-coupon", code: "X" })).toBe(cart);
});

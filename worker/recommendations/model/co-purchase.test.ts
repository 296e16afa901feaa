import { describe, expect, it } from "vitest";
import { measureCoPurchase } from "./co-purchase.ts";

describe("co-purchase of two articles", () => {
  it("is zero if they occur together only as often as by chance", () => {
    expect(measureCoPurchase({ together: 25, ordersOfOne: 50, ordersOfOther: 50, orders: 100 })).toBe(0);
    expect(measureCoPurchase({ together: 10, ordersOfOne: 10, ordersOfOther: 100, orders: 100 })).toBe(0);
  });

  it("grows with the share of orders with both", () => {
    const measure = (together: number) =>
      measureCoPurchase({ together, ordersOfOne: 50, ordersOfOther: 50, orders: 1_000 });
    expect(measure(10)).toBeLessThan(measure(20));
    expect(measure(50)).toBeGreaterThan(0.9);
  });

  it("is small after a single order, whatever its share", () => {
    const once = measureCoPurchase({ together: 1, ordersOfOne: 1, ordersOfOther: 1, orders: 1_000 });
    const often = measureCoPurchase({ together: 40, ordersOfOne: 80, ordersOfOther: 80, orders: 1_000 });
    expect(once).toBeLessThan(often);
  });

  it("is zero without orders", () => {
    expect(measureCoPurchase({ together: 0, ordersOfOne: 0, ordersOfOther: 0, orders: 0 })).toBe(0);
  });
});

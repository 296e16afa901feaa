import { describe, expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { planCartLines, planDiscountCodes } from "./plan-cart-lines";

const line = (id: string, quantity: number) => ({ item: { id }, quantity });
const commands = (plan: ReturnType<typeof planCartLines>) => plan.map(({ command }) => command);

describe("the lines of an agent's cart", () => {
  const cart = sampleCart({
    lines: [
      sampleLine({ id: "a", sku: "EX1", quantity: 2 }),
      sampleLine({ id: "b", sku: "EX2" }),
      sampleLine({ id: "g", sku: "41000001", kind: "extra_guarantee", parentSku: "EX1" }),
    ],
  });

  it("are added, changed and removed until they equal the request", () => {
    expect(commands(planCartLines(cart, [line("EX1", 3), line("EX3", 1)]))).toEqual([
      { type: "remove-line", lineId: "b" },
      { type: "set-quantity", lineId: "a", quantity: 3 },
      { type: "add-line", sku: "EX3", quantity: 1 },
    ]);
  });

  it("stay as they are when they equal it, with their guarantees", () => {
    expect(planCartLines(cart, [line("EX2", 1), line("EX1", 2)])).toEqual([]);
  });

  it("of one item are added up", () => {
    expect(commands(planCartLines(null, [line("EX1", 1), line("EX2", 1), line("EX1", 4)]))).toEqual([
      { type: "add-line", sku: "EX1", quantity: 5 },
      { type: "add-line", sku: "EX2", quantity: 1 },
    ]);
  });
});

describe("discount codes", () => {
  const cart = sampleCart({ discountCodes: [{ id: "1", code: "SPRING", state: "MatchesCart" }] });

  it("replace those of the cart, in any case", () => {
    expect(planDiscountCodes(cart, ["spring"])).toEqual([]);
    expect(commands(planDiscountCodes(cart, ["AUTUMN"]))).toEqual([
      { type: "remove-coupon", code: "SPRING" },
      { type: "apply-coupon", code: "AUTUMN" },
    ]);
    expect(commands(planDiscountCodes(cart, []))).toEqual([{ type: "remove-coupon", code: "SPRING" }]);
  });

  it("stay when the request does not name any", () => {
    expect(planDiscountCodes(cart, undefined)).toEqual([]);
  });
});

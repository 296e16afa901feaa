import { describe, expect, it } from "vitest";
import type { PredicateSubject } from "../predicates/predicate.ts";
import { applyCartDiscounts } from "./apply-cart-discounts.ts";
import type { CartDiscount } from "./cart-discount.ts";
import type { DiscountableCart } from "./discount-state.ts";

const eur = (centAmount: number) => ({ currencyCode: "EUR", centAmount });

function subjectOf(sku: string): PredicateSubject {
  return { readField: (path) => (path[0] === "sku" ? sku : undefined), callFunction: () => undefined };
}

function cartOf(
  lines: [sku: string, quantity: number, unitCents: number][],
  shippingCents?: number,
): DiscountableCart {
  return {
    currencyCode: "EUR",
    rounding: "HalfEven",
    fixedCents: 0,
    possibleGifts: new Set(),
    lines: lines.map(([sku, quantity, unitCents]) => ({
      id: sku,
      target: "lineItems",
      subject: subjectOf(sku),
      units: [{ quantity, centAmount: unitCents, portions: [] }],
    })),
    ...(shippingCents === undefined ? {} : { shippingCents }),
  };
}

function discountOf(id: string, parts: Partial<CartDiscount>): CartDiscount {
  return {
    id,
    value: { type: "relative", permyriad: 1000 },
    target: { type: "lineItems", predicate: "true" },
    cartPredicate: "true",
    sortOrder: "0.5",
    stackingMode: "Stacking",
    isActive: true,
    requiresDiscountCode: false,
    storeKeys: [],
    ...parts,
  };
}

describe("cart discounts", () => {
  it("spread 1.00 over 3 × 12.34: one unit 34 cents off, two 33 cents off", () => {
    const value = { type: "absolute", money: [eur(100)] } as const;
    const units = applyCartDiscounts(cartOf([["a", 3, 1234]]), [discountOf("d", { value })]).lines.get("a");
    expect(
      units?.map(({ quantity, centAmount, portions }) => [quantity, centAmount, portions[0]?.centAmount]),
    ).toEqual([
      [1, 1200, 34],
      [2, 1201, 33],
    ]);
  });

  it("reduce the shipping price to zero at 100 %", () => {
    const discount = discountOf("d", {
      value: { type: "relative", permyriad: 10_000 },
      target: { type: "shipping" },
    });
    expect(applyCartDiscounts(cartOf([["a", 1, 100]], 490), [discount]).shipping).toMatchObject({
      centAmount: 0,
    });
  });

  it("apply only to the lines of their predicate", () => {
    const discount = discountOf("d", { target: { type: "lineItems", predicate: 'sku = "b"' } });
    const { lines } = applyCartDiscounts(
      cartOf([
        ["a", 1, 1000],
        ["b", 2, 1000],
      ]),
      [discount],
    );
    expect(lines.get("a")?.[0]?.portions).toEqual([]);
    expect(lines.get("b")).toMatchObject([{ quantity: 2, centAmount: 900 }]);
  });

  it("follow the sort order and round after each", () => {
    const ten = discountOf("ten", { sortOrder: "0.2" });
    const off = discountOf("off", { sortOrder: "0.9", value: { type: "absolute", money: [eur(5)] } });
    const units = applyCartDiscounts(cartOf([["a", 1, 110]]), [ten, off]).lines.get("a");
    expect(units).toEqual([
      {
        quantity: 1,
        centAmount: 94,
        portions: [
          { discountId: "off", centAmount: 5 },
          { discountId: "ten", centAmount: 11 },
        ],
      },
    ]);
  });

  it("stop after the one with StopAfterThisDiscount, if it took effect", () => {
    const first = discountOf("first", { sortOrder: "0.9", stackingMode: "StopAfterThisDiscount" });
    const second = discountOf("second", {});
    expect([...applyCartDiscounts(cartOf([["a", 1, 100]]), [second, first]).stopped]).toEqual(["second"]);
    const idle = { ...first, target: { type: "lineItems", predicate: 'sku = "z"' } } as const;
    expect(applyCartDiscounts(cartOf([["a", 1, 100]]), [second, idle]).stopped.size).toBe(0);
  });

  it("set a fixed price, never a higher one", () => {
    const discount = discountOf("d", { value: { type: "fixed", money: [eur(500)] } });
    const { lines } = applyCartDiscounts(
      cartOf([
        ["a", 2, 900],
        ["b", 1, 400],
      ]),
      [discount],
    );
    expect(lines.get("a")?.[0]?.centAmount).toBe(500);
    expect(lines.get("b")?.[0]).toEqual({ quantity: 1, centAmount: 400, portions: [] });
  });

  it("on the total come last and are listed separately", () => {
    const onTotal = discountOf("total", { sortOrder: "0.99", target: { type: "totalPrice" } });
    const result = applyCartDiscounts(cartOf([["a", 1, 1000]], 500), [onTotal, discountOf("line", {})]);
    expect(result.totalBeforeOnTotal).toBe(1400);
    expect(result.onTotal).toEqual([{ discountId: "total", centAmount: 140 }]);
  });

  it("do not apply to a cart of another currency", () => {
    const discount = discountOf("d", {
      value: { type: "absolute", money: [{ currencyCode: "CZK", centAmount: 100 }] },
    });
    expect(applyCartDiscounts(cartOf([["a", 1, 1000]]), [discount]).lines.get("a")?.[0]?.centAmount).toBe(
      1000,
    );
  });

  it("make the cheapest two of each three units free", () => {
    const discount = discountOf("d", {
      value: { type: "relative", permyriad: 10_000 },
      target: {
        type: "multiBuyLineItems",
        predicate: "true",
        triggerQuantity: 3,
        discountedQuantity: 2,
        selectionMode: "Cheapest",
      },
    });
    const { lines } = applyCartDiscounts(cartOf([["a", 3, 1000]]), [discount]);
    expect(lines.get("a")).toMatchObject([
      { quantity: 2, centAmount: 0 },
      { quantity: 1, centAmount: 1000 },
    ]);
    const mixed = applyCartDiscounts(
      cartOf([
        ["dear", 4, 900],
        ["cheap", 3, 100],
      ]),
      [discount],
    );
    expect(mixed.totalBeforeOnTotal).toBe(3 * 900);
    const once = { ...discount, target: { ...discount.target, maxOccurrence: 1 } } as CartDiscount;
    expect(applyCartDiscounts(cartOf([["a", 7, 1000]]), [once]).totalBeforeOnTotal).toBe(5000);
  });

  it("discount units of a pattern, as often as its trigger is in the cart", () => {
    const discount = discountOf("d", {
      value: { type: "relative", permyriad: 5000 },
      target: {
        type: "pattern",
        triggerPattern: [{ type: "CountOnLineItemUnits", predicate: 'sku = "saw"', minCount: 1 }],
        targetPattern: [
          { type: "CountOnLineItemUnits", predicate: 'sku = "blade"', minCount: 1, maxCount: 2 },
        ],
        selectionMode: "Cheapest",
      },
    });
    const totalOf = (saws: number, blades: number) =>
      applyCartDiscounts(
        cartOf([
          ["saw", saws, 1000],
          ["blade", blades, 100],
        ]),
        [discount],
      ).totalBeforeOnTotal;
    expect([totalOf(1, 1), totalOf(1, 3), totalOf(2, 5), totalOf(3, 1)]).toEqual([
      1050,
      1000 + 50 + 50 + 100,
      2000 + 4 * 50 + 100,
      3050,
    ]);
  });

  it("of a group apply the one that saves most", () => {
    const small = discountOf("small", { groupId: "g", sortOrder: "0.9" });
    const big = discountOf("big", { groupId: "g", value: { type: "relative", permyriad: 3000 } });
    const result = applyCartDiscounts(cartOf([["a", 1, 1000]]), [small, big]);
    expect(result.totalBeforeOnTotal).toBe(700);
    expect([...result.outdone]).toEqual(["small"]);
  });

  it("spread evenly over units if set so, whatever their prices", () => {
    const value = { type: "absolute", money: [eur(100)], applicationMode: "EvenDistribution" } as const;
    const { lines } = applyCartDiscounts(
      cartOf([
        ["a", 1, 1000],
        ["b", 2, 100],
      ]),
      [discountOf("d", { value })],
    );
    expect(
      [...lines.values()].map((units) => units.map((group) => [group.quantity, group.centAmount])),
    ).toEqual([[[1, 966]], [[2, 67]]]);
  });

  it("that are relative may be spread evenly or by value, too", () => {
    const pricesWith = (applicationMode: "EvenDistribution" | "ProportionateDistribution") => {
      const value = { type: "relative", permyriad: 1000, applicationMode } as const;
      const lines: [string, number, number][] = [
        ["a", 1, 1000],
        ["b", 2, 100],
      ];
      const result = applyCartDiscounts(cartOf(lines), [discountOf("d", { value })]);
      return [...result.lines.values()].map((units) => units.map(({ centAmount }) => centAmount));
    };
    expect(pricesWith("EvenDistribution")).toEqual([[960], [60]]);
    expect(pricesWith("ProportionateDistribution")).toEqual([[900], [90]]);
  });
});

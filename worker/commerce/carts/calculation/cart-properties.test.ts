import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartDiscount } from "../../discounts/cart-discount.ts";
import { sumCents } from "../../money/money.ts";
import { priceShipping } from "../../pricing/choose-shipping-rate.ts";
import type { TaxRate } from "../../pricing/tax-amount.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { calculateCart } from "./calculate-cart.ts";
import { sampleCart, sampleFacts, sampleLine } from "./sample-cart.ts";

const eur = (centAmount: number) => ({ currencyCode: "EUR", centAmount });
const NOW = "2026-11-21T12:00:00.000Z";

const value = fc.oneof(
  fc.record({ type: fc.constant("relative" as const), permyriad: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({
    type: fc.constantFrom("absolute" as const, "fixed" as const),
    money: fc.integer({ min: 1, max: 500_000 }).map((cents) => [eur(cents)]),
  }),
);

const bundle = fc
  .record({
    triggerQuantity: fc.integer({ min: 2, max: 6 }),
    discountedQuantity: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ triggerQuantity, discountedQuantity }) => ({
    predicate: "true",
    triggerQuantity,
    discountedQuantity: Math.min(discountedQuantity, triggerQuantity),
  }));

const target = fc.oneof(
  fc.constantFrom(
    { type: "lineItems" as const, predicate: "quantity > 1" },
    { type: "lineItems" as const, predicate: "true" },
    { type: "customLineItems" as const, predicate: "true" },
    { type: "shipping" as const },
    { type: "totalPrice" as const },
  ),
  bundle.map((of) => ({ type: "multiBuyLineItems" as const, ...of })),
  bundle.map((of) => ({ type: "multiBuyCustomLineItems" as const, ...of })),
);

/** Some apply now, some are over, some are still to come. */
const validity = fc.constantFrom(
  {},
  { validFrom: "2026-11-01T00:00:00.000Z", validUntil: "2026-12-01T00:00:00.000Z" },
  { validUntil: NOW },
  { validFrom: "2026-11-21T12:00:00.001Z" },
);

const discount: fc.Arbitrary<CartDiscount> = fc
  .record({
    id: fc.uuid(),
    value,
    target,
    cartPredicate: fc.constantFrom("true", 'totalPrice > "50.00 EUR"', 'taxedPrice.net > "50.00 EUR"'),
    sortOrder: fc.integer({ min: 1, max: 999 }).map((order) => `0.${String(order).padStart(3, "0")}`),
    stackingMode: fc.constantFrom("Stacking" as const, "StopAfterThisDiscount" as const),
    isActive: fc.boolean(),
    validity,
  })
  .map(({ validity: dates, ...rest }) => ({ ...rest, ...dates, requiresDiscountCode: false, storeKeys: [] }));

const rate = fc.record({
  amount: fc.constantFrom(0, 0.07, 0.081, 0.19, 0.255),
  includedInPrice: fc.boolean(),
});

const CATEGORIES = ["standard", "reduced", "books"];
const category = fc.constantFrom(...CATEGORIES);
const row = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  cents: fc.integer({ min: 0, max: 20_000 }),
  category,
});

const given = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 6 }),
  customRows: fc.array(row, { maxLength: 2 }),
  rates: fc.tuple(rate, rate, rate),
  cartDiscounts: fc.array(discount, { maxLength: 5 }),
  freeAbove: fc.option(fc.integer({ min: 1, max: 100_000 })),
  taxCalculationMode: fc.constantFrom("LineItemLevel" as const, "UnitPriceLevel" as const),
  rounding: fc.constantFrom("HalfEven" as const, "HalfUp" as const, "HalfDown" as const),
});

type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never;

function toFacts({ rates, cartDiscounts, freeAbove }: Given): CartFacts {
  const taxRates = new Map<string, readonly TaxRate[]>(
    CATEGORIES.map((name, index) => [
      name,
      [{ amount: 0, includedInPrice: true, ...rates[index], name: `VAT ${name}`, country: "AT" }],
    ]),
  );
  const facts = sampleFacts({ cartDiscounts, taxRates, now: new Date(NOW) });
  const shippingMethods = facts.shippingMethods.map((method) => ({
    ...method,
    zoneRates: method.zoneRates.map((zone) => ({
      ...zone,
      shippingRates: [
        { price: eur(490), ...(freeAbove === null ? {} : { freeAbove: eur(freeAbove) }), tiers: [] },
      ],
    })),
  }));
  return { ...facts, shippingMethods };
}

function toCart({ rows, customRows, taxCalculationMode, rounding }: Given): Cart {
  return sampleCart({
    lineItems: rows.map(({ quantity, cents, category: taxCategoryId }, index) =>
      sampleLine(`line-${index}`, quantity, cents, { taxCategoryId }),
    ),
    customLineItems: customRows.map(({ quantity, cents, category: id }, index) => ({
      id: `custom-${index}`,
      name: { de: "Arbeit" },
      slug: `work-${index}`,
      money: eur(cents),
      quantity,
      taxCategory: { typeId: "tax-category", id },
      priceMode: "Standard",
      discountedPricePerQuantity: [],
      totalPrice: eur(0),
    })),
    shippingInfo: {
      shippingMethod: { typeId: "shipping-method", id: "parcel" },
      shippingMethodName: "",
      price: eur(0),
      shippingRate: { price: eur(0), tiers: [] },
      shippingMethodState: "MatchesCart",
    },
    taxCalculationMode,
    taxRoundingMode: rounding,
    priceRoundingMode: rounding,
  });
}

const linesOf = ({ lineItems, customLineItems }: Cart) => [...lineItems, ...customLineItems];
const shippingOf = ({ shippingInfo }: Cart) =>
  (shippingInfo?.discountedPrice?.value ?? shippingInfo?.price)?.centAmount ?? 0;

/** A failure reports its seed and path, which repeat it in `fc.assert`. */
function holds(check: (cart: Cart, facts: CartFacts, of: Given) => void): void {
  fc.assert(
    fc.property(given, (of) => {
      const facts = toFacts(of);
      check(calculateCart(toCart(of), facts), facts, of);
    }),
    { numRuns: 300 },
  );
}

describe("any calculated cart", () => {
  it("costs the sum of its parts, none of them negative or above its price before discounts", () => {
    holds((cart, _facts, { rows, customRows }) => {
      const amounts = linesOf(cart).map(({ totalPrice }) => totalPrice.centAmount);
      const off = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
      expect(cart.totalPrice.centAmount).toBe(sumCents(amounts) + shippingOf(cart) - off);
      expect(Math.min(cart.totalPrice.centAmount, shippingOf(cart), ...amounts)).toBeGreaterThanOrEqual(0);
      for (const [index, { quantity, cents }] of [...rows, ...customRows].entries()) {
        expect(amounts[index]).toBeLessThanOrEqual(quantity * cents);
      }
    });
  });

  it("has units that add up to their lines, with each discount's amount", () => {
    holds((cart, { cartDiscounts }) => {
      const inForce = new Set(
        cartDiscounts
          .filter(
            ({ isActive, validFrom = "", validUntil = "9" }) =>
              isActive && validFrom <= NOW && validUntil > NOW,
          )
          .map(({ id }) => id),
      );
      for (const line of linesOf(cart)) {
        const groups = line.discountedPricePerQuantity;
        if (groups.length === 0) continue;
        const before = "price" in line ? line.price.value.centAmount : line.money.centAmount;
        expect(sumCents(groups.map(({ quantity }) => quantity))).toBe(line.quantity);
        const totals = groups.map(({ quantity, discountedPrice: { value: unit, includedDiscounts } }) => {
          const taken = sumCents(
            includedDiscounts.map(({ discountedAmount }) => discountedAmount.centAmount),
          );
          expect(unit.centAmount + taken).toBe(before);
          expect(includedDiscounts.every(({ discount: { id } }) => inForce.has(id))).toBe(true);
          return quantity * unit.centAmount;
        });
        expect(sumCents(totals)).toBe(line.totalPrice.centAmount);
      }
    });
  });

  it("is shipped at the rate's price for the value of its goods", () => {
    holds((cart) => {
      const goodsCents = sumCents(linesOf(cart).map(({ totalPrice }) => totalPrice.centAmount));
      const { shippingInfo } = cart;
      expect(shippingInfo?.price).toEqual(
        shippingInfo && priceShipping(shippingInfo.shippingRate, { goodsCents }),
      );
    });
  });

  it("has taxes that add up, included in its prices or on top of them", () => {
    holds((cart, _facts, { rates }) => {
      const { taxedPrice: taxed, totalPrice } = cart;
      const [net, gross, tax] = [taxed?.totalNet, taxed?.totalGross, taxed?.totalTax].map(
        (money) => money?.centAmount ?? Number.NaN,
      );
      expect((net ?? 0) + (tax ?? 0)).toBe(gross);
      expect(sumCents(taxed?.taxPortions.map(({ amount }) => amount.centAmount) ?? [])).toBe(tax);
      if (rates.every(({ includedInPrice }) => includedInPrice)) expect(gross).toBe(totalPrice.centAmount);
      if (rates.every(({ includedInPrice }) => !includedInPrice)) expect(net).toBe(totalPrice.centAmount);
      expect(net).toBeLessThanOrEqual(totalPrice.centAmount);
      expect(gross).toBeGreaterThanOrEqual(totalPrice.centAmount);
    });
  });

  it("is the same when it is calculated again", () => {
    holds((cart, facts) => {
      const once = JSON.stringify(cart);
      expect(JSON.stringify(calculateCart(JSON.parse(once), facts))).toBe(once);
    });
  });

  it("has discounts by its price before them, also if their predicates use a net taxed by unit", () => {
    const off: CartDiscount = {
      id: "off",
      value: { type: "absolute", money: [eur(1)] },
      target: { type: "lineItems", predicate: "true" },
      cartPredicate: 'taxedPrice.net > "50.00 EUR"',
      sortOrder: "0.1",
      stackingMode: "Stacking",
      isActive: true,
      requiresDiscountCode: false,
      storeKeys: [],
    };
    const onTop = { name: "VAT", amount: 0.2, includedInPrice: false, country: "AT" };
    const facts = sampleFacts({ cartDiscounts: [off], taxRates: new Map([["standard", [onTop]]]) });
    const lineItems = [sampleLine("a", 1, 5001)];
    const once = calculateCart(sampleCart({ lineItems, taxCalculationMode: "UnitPriceLevel" }), facts);
    expect(once.totalPrice.centAmount).toBe(5000);
    expect(calculateCart(once, facts).totalPrice.centAmount).toBe(5000);
  });
});

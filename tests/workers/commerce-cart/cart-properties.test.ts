import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { CartAnswer } from "./answers.ts";
import { createCart, orderCart, SK, updateCart } from "./cart-documents.ts";
import { database, fetchClientToken, migrate, send } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
  await makeDiscount({
    sortOrder: "0.3",
    value: { type: "relative", permyriad: 333 },
    target: { type: "lineItems", predicate: "quantity > 2" },
  });
  await makeDiscount({
    sortOrder: "0.2",
    cartPredicate: 'totalPrice > "300.00 EUR"',
    value: {
      type: "absolute",
      money: [{ currencyCode: "EUR", centAmount: 701 }],
      applicationMode: "EvenDistribution",
    },
    target: { type: "lineItems", predicate: "true" },
  });
});

async function makeDiscount(draft: object): Promise<void> {
  const made = await send(token, "POST", "/cart-discounts", {
    name: { en: "Off" },
    cartPredicate: "true",
    requiresDiscountCode: false,
    ...draft,
  });
  expect(made.status).toBe(201);
}

/** Every run has other carts; a failure names its seed and path, which reproduce it. */
const RUNS = { numRuns: 12 };

const sku = fc.constantFrom("EX10000001", "EX10000002", "EX10000003", "EX10000004", "EX10000005");
const place = fc.nat({ max: 4 });

/** An action of a shopper or of the shop; `at` counts the cart's lines from the start. */
type Step =
  | { readonly kind: "add"; readonly sku: string; readonly quantity: number }
  | { readonly kind: "change" | "remove"; readonly at: number; readonly quantity: number }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "fee"; readonly cents: number }
  | { readonly kind: "ship" | "unship" | "nothing" | "units" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), sku, quantity: fc.integer({ min: 1, max: 7 }) }),
  fc.record({
    kind: fc.constantFrom("change" as const, "remove" as const),
    at: place,
    quantity: fc.nat({ max: 9 }),
  }),
  fc.record({
    kind: fc.constant("code" as const),
    code: fc.constantFrom("IRONHALL10", "EURO", "SHIPFREE", "TOTAL10", "BIG"),
  }),
  fc.record({ kind: fc.constant("fee" as const), cents: fc.nat({ max: 500 }) }),
  fc.record({
    kind: fc.constantFrom("ship" as const, "unship" as const, "nothing" as const, "units" as const),
  }),
);

function toActions(cart: CartAnswer, { kind, ...rest }: Step): object[] {
  if (kind === "nothing") return [];
  if (kind === "ship") return [{ setShippingMethod: { shippingMethod: { key: "parcel" } } }];
  if (kind === "unship") return [{ setShippingMethod: {} }];
  if (kind === "units") return [{ changeTaxCalculationMode: { taxCalculationMode: "UnitPriceLevel" } }];
  if ("code" in rest) return [{ addDiscountCode: rest }];
  if ("sku" in rest) return [{ addLineItem: rest }];
  if ("cents" in rest) {
    const money = { centPrecision: { currencyCode: "EUR", centAmount: rest.cents } };
    const name = [{ locale: "sk", value: "Poplatok" }];
    return [{ addCustomLineItem: { name, slug: "fee", money, taxCategory: { key: "standard" } } }];
  }
  if (!("at" in rest)) return [];
  const lineItemId = cart.lineItems[rest.at % Math.max(cart.lineItems.length, 1)]?.id ?? "none";
  const { quantity } = rest;
  return kind === "change"
    ? [{ changeLineItemQuantity: { lineItemId, quantity } }]
    : [{ removeLineItem: { lineItemId, quantity } }];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Checks the invariants of every cart. */
function expectSound(cart: CartAnswer): void {
  const lines = [...cart.lineItems, ...cart.customLineItems].map(({ totalPrice }) => totalPrice.centAmount);
  const shipping = cart.shippingInfo?.discountedPrice?.value ?? cart.shippingInfo?.price;
  const off = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  expect(cart.totalPrice.centAmount).toBe(sum(lines) + (shipping?.centAmount ?? 0) - off);
  expect(Math.min(cart.totalPrice.centAmount, ...lines, shipping?.centAmount ?? 0)).toBeGreaterThanOrEqual(0);
  for (const { discountedPricePerQuantity, quantity, totalPrice, price } of cart.lineItems) {
    if (discountedPricePerQuantity.length === 0) continue;
    expect(sum(discountedPricePerQuantity.map((part) => part.quantity))).toBe(quantity);
    const totals = discountedPricePerQuantity.map((part) => {
      const unit = part.discountedPrice.value.centAmount;
      const portions = part.discountedPrice.includedDiscounts.map(({ discountedAmount }) => discountedAmount);
      const before = price.discounted?.value ?? price.value;
      expect(unit + sum(portions.map(({ centAmount }) => centAmount))).toBe(before.centAmount);
      return part.quantity * unit;
    });
    expect(sum(totals)).toBe(totalPrice.centAmount);
  }
  const { totalNet, totalGross, totalTax, taxPortions } = cart.taxedPrice ?? {};
  if (!totalNet || !totalGross || !totalTax || !taxPortions) return;
  expect(totalGross.centAmount).toBe(cart.totalPrice.centAmount);
  expect(totalNet.centAmount + totalTax.centAmount).toBe(totalGross.centAmount);
  expect(sum(taxPortions.map(({ amount }) => amount.centAmount))).toBe(totalTax.centAmount);
}

describe("any sequence of updates of a cart", () => {
  it("adds up, only increases its version, and a refused action has no effect", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const created = await createCart(token, { shippingAddress: SK });
        let cart = created.data.createCart;
        for (const next of steps) {
          const { data, errors } = await updateCart(token, cart, toActions(cart, next));
          if (errors) {
            const again = await updateCart(token, cart, []);
            expect(again.data.updateCart).toEqual(cart);
            continue;
          }
          const after = data.updateCart;
          const { version: _before, ...former } = cart;
          const { version: _after, ...present } = after;
          const isSame = JSON.stringify(former) === JSON.stringify(present);
          expect(after.version).toBe(isSame ? cart.version : cart.version + 1);
          expectSound(after);
          cart = after;
        }
      }),
      RUNS,
    );
  }, 60_000);

  it("lets one of several writers win one version", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 5 }), fc.boolean(), async (writers, orders) => {
        const created = await createCart(token, {
          lineItems: [{ sku: "EX10000005", quantity: 1 }],
          shippingAddress: SK,
        });
        const cart = created.data.createCart;
        const answers = await Promise.all(
          Array.from({ length: writers }, (_, index) =>
            orders && index === 0
              ? orderCart(token, cart)
              : updateCart(token, cart, [{ setCustomerEmail: { email: `${index}@example.sk` } }]),
          ),
        );
        expect(answers.filter(({ errors }) => !errors).length).toBe(1);
        const stored = await database
          .prepare("SELECT version FROM cart WHERE id = ?")
          .bind(cart.id)
          .first("version");
        expect(stored).toBe(2);
      }),
      { ...RUNS, numRuns: 6 },
    );
  }, 60_000);
});

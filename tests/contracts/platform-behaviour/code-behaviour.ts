import { expect } from "vitest";
import { type Behaviour, cents, refusal } from "./behaviour.ts";
import { address, type Shop } from "./stock-shop.ts";

async function addCode(shop: Shop, code: string) {
  return shop.update(await shop.cart({}, ["c1234", 1]), { action: "addDiscountCode", code });
}

const past = { validFrom: "2020-01-01T00:00:00.000Z", validUntil: "2020-02-01T00:00:00.000Z" };
const never = { cartPredicate: 'totalPrice > "9000.00 EUR"' };

/** When a code can be added, its states, and when it blocks an order. */
export const codeBehaviours: readonly Behaviour[] = [
  {
    name: "3.7 a code that matches has the state MatchesCart",
    ask: async (shop) => addCode(shop, await shop.code()),
    expected: { status: 200, body: { totalPrice: cents(1111), discountCodes: [{ state: "MatchesCart" }] } },
  },
  {
    name: "3.7 a code that does not match the predicate is added with DoesNotMatchCart",
    ask: async (shop) => addCode(shop, await shop.code(never)),
    expected: {
      status: 200,
      body: { totalPrice: cents(1234), discountCodes: [{ state: "DoesNotMatchCart" }] },
    },
  },
  {
    name: "3.2 a code that does not exist: DiscountCodeNonApplicable, DoesNotExist",
    ask: (shop) => addCode(shop, "NO-SUCH-CODE"),
    expected: refusal(400, {
      code: "DiscountCodeNonApplicable",
      message: "The discount code 'NO-SUCH-CODE' was not found.",
      discountCode: "NO-SUCH-CODE",
      reason: "DoesNotExist",
    }),
  },
  {
    name: "3.3 a code is case-sensitive",
    ask: async (shop) => addCode(shop, (await shop.code()).toUpperCase()),
    expected: refusal(400, { code: "DiscountCodeNonApplicable", reason: "DoesNotExist" }),
  },
  {
    name: "3.7 a code out of its validity: DiscountCodeNonApplicable, TimeRangeNonApplicable with the times",
    ask: async (shop) => addCode(shop, await shop.code({}, past)),
    expected: refusal(400, {
      code: "DiscountCodeNonApplicable",
      reason: "TimeRangeNonApplicable",
      ...past,
      validityCheckTime: expect.any(String),
    }),
  },
  {
    name: "3.7 a code whose discounts are out of validity: DiscountCodeNonApplicable",
    ask: async (shop) => addCode(shop, await shop.code(past)),
    expected: refusal(400, { code: "DiscountCodeNonApplicable" }),
  },
  {
    name: "3.7 a code whose discounts are inactive: DiscountCodeNonApplicable",
    ask: async (shop) => addCode(shop, await shop.code({ isActive: false })),
    expected: refusal(400, { code: "DiscountCodeNonApplicable" }),
  },
  {
    name: "3.7 ordering with a code that does not match: DiscountCodeNonApplicable",
    async ask(shop) {
      const discountCodes = [await shop.code(never)];
      return shop.order(await shop.cart({ shippingAddress: address("DE"), discountCodes }, ["c1234", 1]));
    },
    expected: refusal(400, { code: "DiscountCodeNonApplicable", discountCodeId: expect.any(String) }),
  },
  {
    name: "3.7 applications are counted by orders: the next cart has MaxApplicationReached",
    async ask(shop) {
      const code = await shop.code({}, { maxApplications: 1 });
      const draft = { shippingAddress: address("DE"), discountCodes: [code] };
      const { status } = await shop.order(await shop.cart(draft, ["c1234", 1]));
      return { status, cart: await shop.cart(draft, ["c1234", 1]) };
    },
    expected: { status: 201, cart: { discountCodes: [{ state: "MaxApplicationReached" }] } },
  },
  {
    name: "3.3 the tenth code is taken, the eleventh is refused",
    async ask(shop) {
      const codes: string[] = [];
      for (let count = 0; count < 11; count += 1) codes.push(await shop.code());
      const cart = await shop.cart({ discountCodes: codes.slice(0, 10) }, ["c1234", 1]);
      return (await shop.update(cart, { action: "addDiscountCode", code: codes[10] })).status;
    },
    expected: 400,
  },
  {
    name: "3.2 removing a code that is not in the cart: InvalidOperation",
    async ask(shop) {
      const discountCode = { typeId: "discount-code", id: "6a6d1b5e-6f0c-4d11-9d3e-0f6d7a3c1b52" };
      return shop.update(await shop.cart({}), { action: "removeDiscountCode", discountCode });
    },
    expected: refusal(400, {
      code: "InvalidOperation",
      message: expect.stringContaining("not contained in the cart"),
    }),
  },
];

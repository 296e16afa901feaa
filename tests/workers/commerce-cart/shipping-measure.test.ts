import { beforeAll, expect, it } from "vitest";
import { makeCart, SK, updateCart } from "./cart-documents.ts";
import { ask, fetchClientToken, migrate, send } from "./platform.ts";
import { eur, seedShop } from "./seed.ts";

let token = "";
let taxCategory = {};

async function make(path: string, draft: object): Promise<string> {
  const { status, body } = await send<{ readonly id: string }>(token, "POST", `/${path}`, draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

async function makeCode(code: string, sortOrder: string, discount: object): Promise<void> {
  const id = await make("cart-discounts", {
    name: { en: code },
    cartPredicate: "1 = 1",
    requiresDiscountCode: true,
    sortOrder,
    ...discount,
  });
  await make("discount-codes", { code, cartDiscounts: [{ typeId: "cart-discount", id }] });
}

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
  taxCategory = { typeId: "tax-category", key: "standard" };
  const tenth = { type: "relative", permyriad: 1000 };
  await makeCode("TENTH", "0.31", { value: tenth, target: { type: "lineItems", predicate: "1 = 1" } });
  const everything = { type: "relative", permyriad: 10_000 };
  await makeCode("STOPPING", "0.91", {
    value: everything,
    target: { type: "shipping" },
    stackingMode: "StopAfterThisDiscount",
  });
  const zone = { typeId: "zone", key: "sk" };
  await make("shipping-methods", {
    key: "small",
    name: "small",
    taxCategory,
    zoneRates: [{ zone, shippingRates: [{ price: eur(490) }] }],
    isDefault: false,
    predicate: 'totalPrice < "12.00 EUR" and taxedPrice.gross < "12.00 EUR"',
  });
});

it("a shipping discount that stops the others also excludes them from the freeAbove amount", async () => {
  // 510.00 reaches freeAbove at 500.00; minus the ten percent that the stopping discount excludes, it would not.
  const cart = await makeCart(token, {
    lineItems: [{ sku: "EX10000004", quantity: 102 }],
    shippingAddress: SK,
    shippingMethod: { key: "parcel" },
    discountCodes: ["TENTH", "STOPPING"],
  });
  expect(cart).toMatchObject({
    totalPrice: { centAmount: 51_000 },
    shippingInfo: { price: { centAmount: 0 } },
    discountCodes: [{ state: "ApplicationStoppedByPreviousDiscount" }, { state: "MatchesCart" }],
  });
  const { data } = await updateCart(token, cart, [{ recalculate: {} }]);
  expect(data.updateCart).toEqual(cart);
});

it("a method's predicate uses the discounted lines when it is selected, rated and offered", async () => {
  // 12.34 before and 11.11 after the ten percent discount.
  const cart = await makeCart(token, {
    lineItems: [{ sku: "EX10000001", quantity: 1 }],
    shippingAddress: SK,
  });
  const offer = async () => {
    const query = "query($id: String!) { shippingMethodsByCart(id: $id) { key } }";
    const { data } = await ask<{ shippingMethodsByCart: { key: string }[] }>(token, query, { id: cart.id });
    return data.shippingMethodsByCart.map(({ key }) => key);
  };
  const choose = { setShippingMethod: { shippingMethod: { key: "small" } } };
  const refused = await updateCart(token, cart, [choose]);
  expect(refused.errors?.[0]?.extensions.code).toBe("InvalidOperation");
  expect(await offer()).toEqual(["parcel"]);
  const coded = (await updateCart(token, cart, [{ addDiscountCode: { code: "TENTH" } }, choose])).data
    .updateCart;
  expect(coded.shippingInfo).toMatchObject({
    price: { centAmount: 490 },
    shippingMethodState: "MatchesCart",
  });
  expect(await offer()).toEqual(["parcel", "small"]);
  const again = await updateCart(token, coded, [choose]);
  expect(again.errors).toBeUndefined();
  const id = coded.discountCodes[0]?.discountCodeRef.id;
  const discountCode = { typeId: "discount-code", id };
  const bare = await updateCart(token, again.data.updateCart, [{ removeDiscountCode: { discountCode } }]);
  expect(bare.data.updateCart.shippingInfo.shippingMethodState).toBe("DoesNotMatchCart");
  expect(await offer()).toEqual(["parcel"]);
});

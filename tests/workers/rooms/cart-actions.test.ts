import { beforeEach, describe, expect, it } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { CookieShopper } from "./cookie-shopper";
import { newKey, sku } from "./room-fixture";

beforeEach(() => platform.reset());

const address = {
  firstName: "Jana",
  lastName: "Nováková",
  streetName: "Hlavná",
  streetNumber: "12",
  postalCode: "811 01",
  city: "Bratislava",
  country: "SK",
  phone: "+421 900 123 456",
};

/** Opens a cart with one article. */
async function openCart(quantity = 2) {
  const shopper = new CookieShopper();
  const { cart } = await shopper.call("addToCart", { sku, quantity });
  if (!cart) throw new Error("No cart");
  const update = (...actions: object[]) => shopper.call("updateCart", { id: cart.id, version: 1, actions });
  return { shopper, cart, update, platformCart: () => platform.carts.get(cart.id) };
}

describe("platform actions over the middleware", () => {
  it("clear the shipping method with null until the cart changes again", async () => {
    const { shopper, update, platformCart } = await openCart();
    expect(platformCart()?.methodKey).toBe("parcel");
    await update({ setShippingMethod: { shippingMethod: null } });
    expect(platformCart()?.methodKey).toBeNull();
    await update({ setCustomerEmail: { email: "jana@example.com" } });
    expect(platformCart()?.methodKey).toBeNull();
    await shopper.call("addToCart", { sku, quantity: 1 });
    expect(platformCart()?.methodKey).toBe("parcel");
  });

  it("set the shipping method by id, and refuse an unknown one", async () => {
    const { update, platformCart } = await openCart();
    await update({ setShippingMethod: {} });
    const set = await update({
      setShippingMethod: { shippingMethod: { typeId: "shipping-method", id: "method-1" } },
    });
    expect([set.status, platformCart()?.methodKey]).toEqual([200, "parcel"]);
    const unknown = await update({ setShippingMethod: { shippingMethod: { id: "no-method" } } });
    expect(unknown.code).toBe("shipping-method-not-applicable");
  });

  it("set one address at a time; a separate shipping address is not replaced by the billing address", async () => {
    const { update, platformCart } = await openCart();
    await update({ setBillingAddress: { address } });
    expect(platformCart()?.billing).toMatchObject({ city: "Bratislava", lastName: "Nováková" });
    expect(platformCart()?.shipping).toMatchObject({ city: "Bratislava" });
    await update(
      { setShippingAddress: { address: { ...address, city: "Košice", postalCode: "040 01" } } },
      { setBillingAddress: { address: { ...address, city: "Nitra", postalCode: "949 01" } } },
    );
    expect([platformCart()?.billing?.city, platformCart()?.shipping?.city]).toEqual(["Nitra", "Košice"]);
    expect(platformCart()?.fields?.get("shippingAddressType")).toBe("DIFFERENT_FROM_BILLING");
    const wrong = await update({ setBillingAddress: { address: { ...address, postalCode: "1" } } });
    expect([wrong.status, wrong.code]).toEqual([400, "invalid-address"]);
    const abroad = await update({ setShippingAddress: { address: { ...address, country: "DE" } } });
    expect(abroad.code).toBe("invalid-address");
  });

  it("remove a discount code by its id, once", async () => {
    platform.codes.add("SPRING");
    const { shopper, update, platformCart } = await openCart();
    await shopper.call("applyCartCoupon", { code: "SPRING" });
    expect(platformCart()?.codes).toEqual(["SPRING"]);
    const removal = { removeDiscountCode: { discountCode: { typeId: "discount-code", id: "code-SPRING" } } };
    expect((await update(removal)).status).toBe(200);
    expect(platformCart()?.codes).toEqual([]);
    expect((await update(removal)).status).toBe(200);
  });

  it("reduce a line's quantity, once per key", async () => {
    const { shopper, cart } = await openCart(5);
    const actions = [{ removeLineItem: { lineItemId: cart.lines[0]?.id, quantity: 2 } }];
    const key = newKey();
    for (let repeat = 0; repeat < 2; repeat += 1) await shopper.call("updateCart", { actions }, key);
    expect(await shopper.pieces()).toEqual([3]);
    const all = [{ removeLineItem: { lineItemId: cart.lines[0]?.id, quantity: 9 } }];
    await shopper.call("updateCart", { actions: all });
    expect(await shopper.pieces()).toEqual([]);
  });

  it("set the shopper's custom fields and never the room's", async () => {
    const { update, platformCart } = await openCart();
    const type = { typeId: "type", key: "cart-fields" };
    const mark = platformCart()?.fields?.get("lastBatch");
    const set = await update({ setCustomType: { type, fields: [{ name: "utmSource", value: '"spring"' }] } });
    expect([set.status, platformCart()?.fields?.get("utmSource")]).toEqual([200, "spring"]);
    expect(platformCart()?.fields?.get("lastBatch")).not.toBe(mark);
    expect(platformCart()?.fields?.get("lastBatch")).toBeTypeOf("string");
    const own = await update({ setCustomType: { type, fields: { lastBatch: "mine" } } });
    expect([own.status, own.code]).toEqual([400, "not-offered"]);
    const foreign = await update({ setCustomType: { type: { key: "another" } } });
    expect(foreign.code).toBe("not-offered");
  });

  it("refuse a channel with the reason", async () => {
    const { shopper, update } = await openCart(1);
    const refused = await update({ addLineItem: { sku, quantity: 1, supplyChannel: { id: "warehouse" } } });
    expect([refused.status, refused.code]).toEqual([400, "not-offered"]);
    expect(await shopper.pieces()).toEqual([1]);
  });
});

it("reset no password with a language only, and refuse an incomplete token", async () => {
  const shopper = new CookieShopper();
  const language = await shopper.call("customerResetPassword", { acceptLanguage: ["sk"] });
  expect([language.status, language.data]).toEqual([200, null]);
  const half = await shopper.call("customerResetPassword", { tokenValue: "proof" });
  expect([half.status, half.code]).toEqual([400, "invalid-arguments"]);
});

describe("drafts", () => {
  const draftOf = (name: string, centAmount: number, currencyCode = "EUR") => ({
    paymentMethodInfo: { paymentInterface: "shop", name: { EN: name } },
    amountPlanned: { currencyCode, centAmount },
  });

  it("pay and order: createPayment, addPayment and createOrder create one order with one payment", async () => {
    const { shopper, cart, update } = await openCart(1);
    await update({ setBillingAddress: { address } }, { setCustomerEmail: { email: "jana@example.com" } });
    const wrong = await shopper.call("createPayment", { draft: draftOf("Bank transfer", 1) });
    expect([wrong.status, wrong.code]).toEqual([409, "amount-changed"]);
    const foreign = await shopper.call("createPayment", { draft: draftOf("Bank transfer", 10_000, "HUF") });
    expect(foreign.code).toBe("invalid-arguments");
    const payment = await shopper.call("createPayment", { draft: draftOf("Bank transfer", 10_000) });
    expect(payment.status).toBe(201);
    const { id } = payment.data as unknown as { id: string };
    expect((await update({ addPayment: { payment: { typeId: "payment", id } } })).status).toBe(200);
    expect((await update({ addPayment: { payment: { id: "another" } } })).code).toBe("not-offered");
    const draft = { cart: { typeId: "cart", id: cart.id }, version: 1 };
    const key = newKey();
    const placed = await shopper.call("createOrder", { draft }, key);
    expect([placed.status, placed.order?.cartId]).toEqual([201, cart.id]);
    const repeated = await shopper.call("createOrder", { draft }, key);
    expect(repeated.order?.id).toBe(placed.order?.id);
    expect([platform.orders.size, platform.payments.size]).toEqual([1, 1]);
    expect((await shopper.call("createOrder", { draft: { id: "foreign" } })).status).toBe(404);
    expect((await shopper.call("createOrder", { draft: { ...draft, orderNumber: "1" } })).status).toBe(400);
  });

  it("open a cart of this shop, and none of another currency or country", async () => {
    const shopper = new CookieShopper();
    for (const foreign of [
      { currency: "HUF" },
      { shippingAddress: { country: "DE" } },
      { storeKey: "shop_de" },
    ]) {
      const refused = await shopper.call("createCart", { draft: foreign });
      expect([refused.status, refused.code]).toEqual([400, "not-offered"]);
    }
    expect(platform.carts.size).toBe(0);
    const draft = {
      currency: "EUR",
      storeKey: "shop_sk",
      billingAddress: { country: "SK" },
      shippingAddress: { country: "SK" },
      shippingMethod: { typeId: "shipping-method", key: "parcel" },
      customerEmail: "jana@example.com",
    };
    expect((await shopper.call("createCart", { draft })).status).toBe(201);
    expect([...platform.carts.values()].map(({ email }) => email)).toEqual(["jana@example.com"]);
  });

  it("delete the named cart, once, and never the session's next one", async () => {
    const { shopper, cart } = await openCart(1);
    const key = newKey();
    expect((await shopper.call("deleteCart", { id: "foreign", version: 1 })).code).toBe("cart-not-found");
    expect((await shopper.call("deleteCart", { id: cart.id, version: 1 }, key)).status).toBe(200);
    await shopper.call("addToCart", { sku, quantity: 3 });
    expect((await shopper.call("deleteCart", { id: cart.id, version: 1 }, key)).status).toBe(200);
    expect(await shopper.pieces()).toEqual([3]);
    expect((await new CookieShopper().call("deleteCart", { id: cart.id })).code).toBe("cart-not-found");
  });
});

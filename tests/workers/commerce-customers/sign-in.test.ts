import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCart, orderCart, SK } from "../commerce-cart/cart-documents.ts";
import { ask, database, fetchAnonymousToken } from "../commerce-cart/platform.ts";
import { type CartBody, createCustomer, openShop, signIn, signMeIn } from "./shopper.ts";

let shop = "";
let customer = { id: "", email: "" };
let session = "";
let serial = 0;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  serial += 1;
  session = `session-${serial}`;
  customer = await createCustomer(shop, { email: `shopper-${serial}@example.com` });
});

const line = (sku: string, quantity: number) => ({ sku, quantity });

async function fill(draft: object) {
  const { data, errors } = await createCart(shop, draft);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createCart;
}

const readCart = async (id: string) =>
  (
    await ask<{ cart: CartBody }>(
      shop,
      "query($id: String!) { cart(id: $id) { cartState customerId version } }",
      { id },
    )
  ).data.cart;

const pieces = (cart: CartBody) =>
  Object.fromEntries(cart.lineItems.map(({ quantity, variant }) => [variant.sku, quantity]));

describe("signing in with an anonymous cart", () => {
  it("merges it into the customer's: the larger quantity per variant, plus lines that only it has", async () => {
    const own = await fill({
      customerId: customer.id,
      lineItems: [line("EX10000005", 3), line("EX10000004", 1)],
    });
    const anonymous = await fill({
      anonymousId: session,
      lineItems: [line("EX10000005", 7), line("EX10000001", 2)],
    });
    const anonymousCart = { typeId: "cart", id: anonymous.id };
    const { data } = await signIn(shop, { email: customer.email, anonymousCart });
    const { cart } = data.customerSignIn;
    expect(cart).toMatchObject({ id: own.id, version: own.version + 1, cartState: "Active" });
    expect(pieces(cart)).toEqual({ EX10000005: 7, EX10000004: 1, EX10000001: 2 });
    expect(await readCart(anonymous.id)).toMatchObject({ cartState: "Merged", customerId: customer.id });
    const active = await ask(
      shop,
      `query($id: String!) { customerActiveCart(customerId: $id) { id totalPrice { centAmount } } }`,
      { id: customer.id },
    );
    const cents = 7 * 14 + 500 + 2 * 1234;
    expect(active.data.customerActiveCart).toEqual({ id: own.id, totalPrice: { centAmount: cents } });
  });

  it("uses the customer's quantity when it is larger", async () => {
    await fill({ customerId: customer.id, lineItems: [line("EX10000005", 7)] });
    const anonymous = await fill({ anonymousId: session, lineItems: [line("EX10000005", 3)] });
    const { data } = await signIn(shop, { email: customer.email, anonymousCartId: anonymous.id });
    expect(pieces(data.customerSignIn.cart)).toEqual({ EX10000005: 7 });
  });

  it("makes it the active one in the other mode, and does not change the customer's", async () => {
    const own = await fill({ customerId: customer.id, lineItems: [line("EX10000005", 3)] });
    const anonymous = await fill({ anonymousId: session, lineItems: [line("EX10000004", 1)] });
    const { data } = await signIn(shop, {
      email: customer.email,
      anonymousCart: { id: anonymous.id },
      anonymousCartSignInMode: "UseAsNewActiveCustomerCart",
    });
    expect(data.customerSignIn.cart).toMatchObject({
      id: anonymous.id,
      cartState: "Active",
      customerId: customer.id,
      customerEmail: customer.email,
    });
    expect(await readCart(own.id)).toMatchObject({ cartState: "Active", version: own.version });
    const active = await ask<{ customerActiveCart: { id: string } }>(
      shop,
      `{ customerActiveCart(customerId: "${customer.id}") { id } }`,
    );
    expect(active.data.customerActiveCart.id).toBe(anonymous.id);
  });

  it("makes it the customer's when there is no other", async () => {
    const anonymous = await fill({ anonymousId: session, lineItems: [line("EX10000005", 3)] });
    const { data } = await signIn(shop, { email: customer.email, anonymousCart: { id: anonymous.id } });
    expect(data.customerSignIn.cart).toMatchObject({ id: anonymous.id, customerId: customer.id });
  });

  it("continues with the anonymous cart when the customer's has another currency", async () => {
    const own = await fill({ customerId: customer.id, currency: "CZK", country: "CZ" });
    const anonymous = await fill({ anonymousId: session, lineItems: [line("EX10000005", 3)] });
    const { data } = await signIn(shop, { email: customer.email, anonymousId: session });
    expect(data.customerSignIn.cart).toMatchObject({ id: anonymous.id, customerId: customer.id });
    expect(await readCart(own.id)).toMatchObject({ cartState: "Active", version: own.version });
  });

  it("returns the customer's cart when there is no anonymous one, or none at all", async () => {
    expect((await signIn(shop, { email: customer.email })).data.customerSignIn.cart).toBeNull();
    const own = await fill({ customerId: customer.id, lineItems: [line("EX10000005", 3)] });
    const { cart } = (await signIn(shop, { email: customer.email })).data.customerSignIn;
    expect(cart).toMatchObject({ id: own.id, version: own.version });
  });

  it("uses current prices", async () => {
    const anonymous = await fill({ anonymousId: session, lineItems: [line("EX10000003", 1)] });
    const price =
      "UPDATE product SET current = json_set(current, '$.masterVariant.prices[0].value.centAmount', ?)";
    const set = (cents: number) => database.prepare(`${price} WHERE key = 'EX10000003'`).bind(cents).run();
    await set(88_000);
    await signIn(shop, { email: customer.email, anonymousCart: { id: anonymous.id } });
    await set(99_000);
    const total = await ask<{ cart: { totalPrice: { centAmount: number } } }>(
      shop,
      `{ cart(id: "${anonymous.id}") { totalPrice { centAmount } } }`,
    );
    expect(total.data.cart.totalPrice.centAmount).toBe(88_000);
  });
});

describe("signing in with an anonymous session", () => {
  it("assigns its carts, orders and payments", async () => {
    const ordered = await fill({
      anonymousId: session,
      lineItems: [line("EX10000005", 1)],
      shippingAddress: SK,
    });
    const order = (await orderCart(shop, ordered, `order-of-${session}`)).data.createOrderFromCart;
    const { id } = await fill({ anonymousId: session, lineItems: [line("EX10000004", 1)] });
    const payment = await ask<{ createPayment: { id: string; version: number } }>(
      shop,
      "mutation($draft: PaymentDraft!) { createPayment(draft: $draft) { id version } }",
      { draft: { amountPlanned: { currencyCode: "EUR", centAmount: 14 }, anonymousId: session } },
    );
    const { data } = await signIn(shop, { email: customer.email, anonymousId: session });
    expect(data.customerSignIn.cart.id).toBe(id);
    const read = await ask(
      shop,
      `query($order: String!, $payment: String!) {
        order(id: $order) { customerId version customer { id } } payment(id: $payment) { customerRef { id } version customer { email } } }`,
      { order: order.id, payment: payment.data.createPayment.id },
    );
    expect(read.data).toEqual({
      order: { customerId: customer.id, version: order.version + 1, customer: { id: customer.id } },
      payment: {
        customerRef: { id: customer.id },
        version: payment.data.createPayment.version + 1,
        customer: { email: customer.email },
      },
    });
  });

  it("can be repeated, like a client whose response was lost", async () => {
    const anonymous = await fill({ anonymousId: session, lineItems: [line("EX10000005", 7)] });
    const own = await fill({ customerId: customer.id, lineItems: [line("EX10000005", 3)] });
    const draft = { email: customer.email, anonymousCart: { id: anonymous.id } };
    const first = (await signIn(shop, draft)).data.customerSignIn.cart;
    const again = (await signIn(shop, draft)).data.customerSignIn.cart;
    expect([first.id, again]).toEqual([own.id, first]);
  });

  it("refuses a cart of another session, of a customer, or that is ordered", async () => {
    const foreign = await fill({ anonymousId: `${session}-b`, lineItems: [line("EX10000005", 1)] });
    const other = await createCustomer(shop, { email: `other-${serial}@example.com` });
    const owned = await fill({ customerId: other.id, lineItems: [line("EX10000005", 1)] });
    const ordered = await fill({
      anonymousId: session,
      lineItems: [line("EX10000005", 1)],
      shippingAddress: SK,
    });
    await orderCart(shop, ordered, `refused-${session}`);
    for (const { id } of [foreign, owned, ordered]) {
      const draft = { email: customer.email, anonymousCart: { id }, anonymousId: session };
      expect((await signIn(shop, draft)).errors?.[0]?.extensions.code).toBe("InvalidOperation");
    }
    expect(await readCart(foreign.id)).toMatchObject({ customerId: null, version: foreign.version });
  });

  it("is the token's session in customerSignMeIn", async () => {
    const guest = await fetchAnonymousToken(session);
    const anonymous = await fill({ anonymousId: session, lineItems: [line("EX10000005", 7)] });
    const own = await fill({ customerId: customer.id, lineItems: [line("EX10000005", 3)] });
    const { data } = await signMeIn(guest, { email: customer.email });
    expect(data.customerSignMeIn.cart.id).toBe(own.id);
    expect(pieces(data.customerSignMeIn.cart)).toEqual({ EX10000005: 7 });
    expect((await readCart(anonymous.id)).cartState).toBe("Merged");
  });

  it("cannot be another shopper's: a shopper's token names its session or none", async () => {
    const thief = await fetchAnonymousToken(`${session}-thief`);
    const victim = await fill({ anonymousId: session, lineItems: [line("EX10000005", 7)] });
    const bySession = await signIn(thief, { email: customer.email, anonymousId: session });
    const byCart = await signIn(thief, { email: customer.email, anonymousCart: { id: victim.id } });
    expect(bySession.errors?.[0]?.extensions.code).toBe("insufficient_scope");
    expect(byCart.errors?.[0]?.extensions.code).toBe("ReferencedResourceNotFound");
    expect(await readCart(victim.id)).toMatchObject({ customerId: null, version: victim.version });
  });

  it("is consistent when another request changes the cart at the same time", async () => {
    const anonymous = await fill({ anonymousId: session, lineItems: [line("EX10000005", 7)] });
    const own = await fill({ customerId: customer.id, lineItems: [line("EX10000004", 1)] });
    const answers = await Promise.all([
      signIn(shop, { email: customer.email, anonymousId: session }),
      signIn(shop, { email: customer.email, anonymousId: session }),
    ]);
    expect(answers.map(({ data }) => data.customerSignIn.cart.id)).toEqual([own.id, own.id]);
    expect(answers.map(({ data }) => pieces(data.customerSignIn.cart))).toEqual([
      { EX10000005: 7, EX10000004: 1 },
      { EX10000005: 7, EX10000004: 1 },
    ]);
    expect((await readCart(anonymous.id)).cartState).toBe("Merged");
  });
});

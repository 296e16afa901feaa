import { createCart, orderCart, SK } from "../commerce-cart/cart-documents.ts";
import { ask, database, fetchAnonymousToken } from "../commerce-cart/platform.ts";
import { createCustomer, takeCustomerTokens } from "./shopper.ts";

/** An owner of a cart, an order, a payment and perhaps an account, all marked with a unique secret. */
export interface Owner {
  readonly name: string;
  readonly token: string;
  /** Present in all of the owner's data and nowhere else. */
  readonly secret: string;
  readonly email: string;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  readonly addressId: string | null;
  readonly cart: { readonly id: string; readonly version: number };
  readonly order: { readonly id: string; readonly version: number; readonly orderNumber: string };
  readonly payment: { readonly id: string; readonly version: number };
}

interface Identity {
  readonly token: string;
  readonly customerId: string | null;
  readonly anonymousId: string | null;
  readonly addressId: string | null;
}

/** Scopes limited to the store: a store's client may have them too, so that only ownership separates the shoppers. */
const STORE_SCOPES = ["manage_my_orders", "manage_my_profile", "manage_orders", "manage_customers"]
  .map((scope) => `${scope}:ironhall:shop_sk`)
  .join(" ");

async function becomeGuest(name: string): Promise<Identity> {
  const anonymousId = `session-of-${name}`;
  return { token: await fetchAnonymousToken(anonymousId), anonymousId, customerId: null, addressId: null };
}

async function becomeCustomer(shop: string, name: string, storeKey?: string): Promise<Identity> {
  const address = { ...SK, city: `secret-${name}` };
  const draft = {
    email: `${name}@example.com`,
    key: `key-${name}`,
    lastName: `secret-${name}`,
    addresses: [address],
  };
  const { id, addresses } = await createCustomer(shop, draft, storeKey);
  const { access_token } = await takeCustomerTokens(draft.email, storeKey, storeKey && STORE_SCOPES);
  return { token: access_token, customerId: id, anonymousId: null, addressId: addresses[0]?.id ?? null };
}

async function createPayment(shop: string, draft: object) {
  const document = "mutation($draft: PaymentDraft!) { createPayment(draft: $draft) { id version } }";
  const amountPlanned = { currencyCode: "EUR", centAmount: 100 };
  const { data } = await ask<{ createPayment: { id: string; version: number } }>(shop, document, {
    draft: { amountPlanned, ...draft },
  });
  return data.createPayment;
}

async function own(shop: string, name: string, identity: Identity): Promise<Owner> {
  const { customerId, anonymousId } = identity;
  const secret = `secret-${name}`;
  const owner = customerId ? { customerId } : { anonymousId };
  const customer = customerId ? { customer: { typeId: "customer", id: customerId } } : { anonymousId };
  const payment = await createPayment(shop, { ...customer, interfaceId: secret, key: `key-payment-${name}` });
  const address = { ...SK, city: secret };
  const draft = {
    ...owner,
    customerEmail: `${name}@example.com`,
    lineItems: [{ sku: "EX10000005" }],
    shippingAddress: address,
    billingAddress: address,
  };
  const ordered = (await createCart(shop, draft, "shop_sk")).data.createCart;
  const { data } = await orderCart(shop, ordered, `order-of-${name}`);
  const { id, version } = (await createCart(shop, { ...draft, key: `key-cart-${name}` }, "shop_sk")).data
    .createCart;
  const addPayment = `mutation($id: String!, $version: Long!, $payment: String!) {
    updateCart(id: $id, version: $version, actions: [{ addPayment: { payment: { id: $payment } } }]) { id version } }`;
  const paid = await ask<{ updateCart: Owner["cart"] }>(shop, addPayment, {
    id,
    version,
    payment: payment.id,
  });
  const order = { ...data.createOrderFromCart, orderNumber: `order-of-${name}` };
  return {
    name,
    secret,
    email: `${name}@example.com`,
    ...identity,
    cart: paid.data.updateCart,
    order,
    payment,
  };
}

/**
 * Creates two guests, two customers of the project and two of one store.
 * Each has a token with the widest possible scopes.
 */
export async function castOwners(shop: string): Promise<readonly Owner[]> {
  return [
    await own(shop, "guest-anna", await becomeGuest("guest-anna")),
    await own(shop, "guest-boris", await becomeGuest("guest-boris")),
    await own(shop, "customer-cyril", await becomeCustomer(shop, "customer-cyril")),
    await own(shop, "customer-dora", await becomeCustomer(shop, "customer-dora")),
    await own(shop, "store-emil", await becomeCustomer(shop, "store-emil", "shop_sk")),
    await own(shop, "store-fero", await becomeCustomer(shop, "store-fero", "shop_sk")),
  ];
}

/** Reads every stored row of an owner. */
export async function readBelongings({ customerId, anonymousId }: Owner): Promise<unknown> {
  const of = (table: string) =>
    database.prepare(
      `SELECT * FROM ${table} WHERE ${customerId ? "customer_id" : "anonymous_id"} = ? ORDER BY id`,
    );
  const id = customerId ?? anonymousId;
  const [carts, orders, payments, customers, proofs] = await database.batch([
    of("cart").bind(id),
    of("orders").bind(id),
    of("payment").bind(id),
    database.prepare("SELECT * FROM customer WHERE id = ?").bind(customerId),
    database.prepare("SELECT * FROM customer_token WHERE customer_id = ?").bind(customerId),
  ]);
  return [carts, orders, payments, customers, proofs].map((result) => result?.results);
}

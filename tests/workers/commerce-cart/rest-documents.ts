import { expect } from "vitest";
import { SK } from "./cart-documents.ts";
import { send } from "./platform.ts";

export interface Document {
  readonly id: string;
  readonly version: number;
  readonly lineItems: readonly { readonly id: string }[];
}

/** Creates a cart over REST with three items for Slovakia; `draft` overrides its fields. */
export async function makeCart(token: string, draft: object = {}) {
  const { status, body } = await send<Document>(token, "POST", "/carts", {
    currency: "EUR",
    country: "SK",
    lineItems: [{ sku: "EX10000005", quantity: 3 }],
    shippingAddress: SK,
    shippingMethod: { typeId: "shipping-method", key: "parcel" },
    ...draft,
  });
  expect(status).toBe(201);
  return body;
}

/** Orders such a cart under a number. */
export async function makeOrder(token: string, orderNumber: string) {
  const cart = await makeCart(token);
  const { status, body } = await send<Document>(token, "POST", "/orders", {
    cart: { typeId: "cart", id: cart.id },
    version: cart.version,
    orderNumber,
  });
  expect(status).toBe(201);
  return body;
}

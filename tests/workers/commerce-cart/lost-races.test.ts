import { env } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { loadCart } from "../../../worker/commerce/carts/storage/cart-table.ts";
import { parseEnvironment } from "../../../worker/commerce/environment.ts";
import { commitOrder } from "../../../worker/commerce/orders/commit-order.ts";
import { toOrder } from "../../../worker/commerce/orders/create-order.ts";
import { PLATFORM_ACCESS } from "../../../worker/commerce/requests/access.ts";
import { toCreation } from "../../../worker/commerce/requests/initiator.ts";
import { createRequestContext } from "../../../worker/commerce/requests/request-context.ts";
import { makeCart, orderCart, SK } from "./cart-documents.ts";
import { fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

/** Commits an order that passed validation, after another cart was ordered. */
async function commitAfter(cartId: string, winner: { id: string; version: number }): Promise<unknown> {
  const context = createRequestContext(parseEnvironment(env as never), PLATFORM_ACCESS);
  const cart = await loadCart(context, { id: cartId });
  if (!cart) throw new Error("The cart does not exist.");
  const order = toOrder(cart, { id: cart.id, version: cart.version }, new Map(), toCreation(context));
  expect((await orderCart(token, winner)).errors).toBeUndefined();
  return commitOrder(context, cart, order).catch((error: unknown) => error);
}

it("an order that lost the last item names the affected line", async () => {
  const draft = { inventoryMode: "ReserveOnOrder", shippingAddress: SK };
  const plenty = { sku: "EX10000005", quantity: 1 };
  const last = { sku: "EX10000002", quantity: 3 };
  const cart = await makeCart(token, { ...draft, lineItems: [plenty, last] });
  const winner = await makeCart(token, { ...draft, lineItems: [last] });
  expect(await commitAfter(cart.id, winner)).toMatchObject({
    code: "OutOfStock",
    details: { skus: ["EX10000002"], lineItems: [cart.lineItems[1]?.id] },
  });
});

it("an order that lost the last use of a code names the code", async () => {
  const lineItems = [{ sku: "EX10000005", quantity: 1 }];
  const draft = { lineItems, shippingAddress: SK };
  const cart = await makeCart(token, { ...draft, discountCodes: ["EURO", "ONCE"] });
  const winner = await makeCart(token, { ...draft, discountCodes: ["ONCE"] });
  expect(await commitAfter(cart.id, winner)).toMatchObject({
    code: "DiscountCodeNonApplicable",
    details: { discountCode: "ONCE", discountCodeId: "discount-code-ONCE" },
  });
});

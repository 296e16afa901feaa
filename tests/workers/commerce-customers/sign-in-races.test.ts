import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCart } from "../commerce-cart/cart-documents.ts";
import { ask } from "../commerce-cart/platform.ts";
import { createCustomer, openShop } from "./shopper.ts";
import { signInMeanwhile } from "./sign-in-meanwhile.ts";

let shop = "";
let customer = { id: "", email: "" };
let session = "";
let serial = 0;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  serial += 1;
  session = `racing-${serial}`;
  customer = await createCustomer(shop, { email: `racer-${serial}@example.com` });
});

async function fill(draft: object, quantity: number) {
  const { data, errors } = await createCart(shop, {
    lineItems: [{ sku: "EX10000005", quantity }],
    ...draft,
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createCart;
}

async function listCarts() {
  const { data } = await ask<{ carts: { results: readonly { id: string; cartState: string }[] } }>(
    shop,
    "query($where: String!) { carts(where: $where) { results { id cartState } } }",
    { where: `customerId = "${customer.id}"` },
  );
  return Object.fromEntries(data.carts.results.map(({ id, cartState }) => [id, cartState]));
}

describe("a sign-in that reads the carts before another request changes them", () => {
  it("merges into the cart that the customer got meanwhile", async () => {
    const guest = await fill({ anonymousId: session }, 7);
    let own = guest;
    const { body, done } = await signInMeanwhile(
      shop,
      { email: customer.email, anonymousCart: { typeId: "cart", id: guest.id } },
      [
        async () => {
          own = await fill({ customerId: customer.id }, 3);
        },
      ],
    );
    expect(done).toBe(1);
    expect(body.cart).toMatchObject({ id: own.id, lineItems: [{ quantity: 7 }] });
    expect(await listCarts()).toEqual({ [own.id]: "Active", [guest.id]: "Merged" });
  });

  it("merges into the newest one when the customer has another since", async () => {
    const old = await fill({ customerId: customer.id }, 1);
    const guest = await fill({ anonymousId: session }, 7);
    let own = guest;
    const { body } = await signInMeanwhile(shop, { email: customer.email, anonymousId: session }, [
      async () => {
        own = await fill({ customerId: customer.id }, 3);
      },
    ]);
    expect(body.cart).toMatchObject({ id: own.id, lineItems: [{ quantity: 7 }] });
    expect(await listCarts()).toEqual({ [old.id]: "Active", [own.id]: "Active", [guest.id]: "Merged" });
  });

  it("continues with the guest's cart when the customer's is deleted meanwhile", async () => {
    const own = await fill({ customerId: customer.id }, 3);
    const guest = await fill({ anonymousId: session }, 7);
    const remove =
      "mutation($id: String!, $version: Long!) { deleteCart(id: $id, version: $version) { id } }";
    const { status, body } = await signInMeanwhile(shop, { email: customer.email, anonymousId: session }, [
      () => ask(shop, remove, { id: own.id, version: own.version }),
    ]);
    expect([status, body.cart?.id]).toEqual([200, guest.id]);
    expect(await listCarts()).toEqual({ [guest.id]: "Active" });
  });

  it("includes the cart that the guest's session got meanwhile", async () => {
    const own = await fill({ customerId: customer.id }, 3);
    let guest = own;
    const { body, done } = await signInMeanwhile(shop, { email: customer.email, anonymousId: session }, [
      async () => {
        guest = await fill({ anonymousId: session }, 7);
      },
    ]);
    expect(done).toBe(1);
    expect(body.cart).toMatchObject({ id: own.id, lineItems: [{ quantity: 7 }] });
    expect(await listCarts()).toEqual({ [own.id]: "Active", [guest.id]: "Merged" });
  });

  it("is refused with nothing written when that happens each time", async () => {
    const guest = await fill({ anonymousId: session }, 7);
    const another = () => fill({ customerId: customer.id }, 1);
    const acts = [another, another, another, another];
    const answer = await signInMeanwhile(shop, { email: customer.email, anonymousId: session }, acts);
    expect(answer).toMatchObject({
      status: 409,
      body: { errors: [{ code: "ConcurrentModification" }] },
      done: 3,
    });
    expect(Object.values(await listCarts())).toEqual(["Active", "Active", "Active"]);
    const read = await ask(shop, "query($id: String!) { cart(id: $id) { customerId version } }", {
      id: guest.id,
    });
    expect(read.data.cart).toEqual({ customerId: null, version: guest.version });
  });

  it("ignores changes in another store", async () => {
    const stores = ["shop_sk", "shop_at"].map((key) => ({ typeId: "store", key }));
    const email = `of-stores-${serial}@example.com`;
    customer = await createCustomer(shop, { email, stores });
    const guest = await fill({ anonymousId: session, store: { typeId: "store", key: "shop_sk" } }, 7);
    const elsewhere = () =>
      fill({ customerId: customer.id, store: { typeId: "store", key: "shop_at" }, country: "AT" }, 1);
    const acts = [elsewhere, elsewhere];
    const { body, done } = await signInMeanwhile(shop, { email, anonymousId: session }, acts, "shop_sk");
    expect([body.cart?.id, done]).toEqual([guest.id, 1]);
  });
});

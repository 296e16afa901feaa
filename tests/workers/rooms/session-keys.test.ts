import { beforeEach, describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import { platform } from "../../support/commerce-stand-in";
import { shops } from "../../support/shops";
import { CookieShopper } from "./cookie-shopper";
import { newKey, sku } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  platform.codes = new Set(["TEN"]);
});

const addresses = { type: "set-addresses", values: toAddressForm(shops.SK) };
const one = { sku, quantity: 1 };
const two = { sku, quantity: 2 };
const byTransfer = { method: "bank_transfer" };

async function openPayable(): Promise<CookieShopper> {
  const shopper = new CookieShopper();
  await shopper.call("addToCart", one);
  expect((await shopper.call("updateCart", { actions: [addresses] })).status).toBe(200);
  return shopper;
}

const order = async (shopper: CookieShopper) => {
  expect((await shopper.call("createOrder", byTransfer)).status).toBe(201);
};
const remove = async (shopper: CookieShopper) => {
  expect((await shopper.call("deleteCart")).status).toBe(200);
};
const ends = [
  ["ordered", order],
  ["deleted", remove],
] as const;

/** Each operation's arguments in a cart with one line. */
const commands = [
  ["addToCart", () => two],
  ["updateCartQuantity", (lineItemId: string) => ({ lineItemId, quantity: 3 })],
  ["applyCartCoupon", () => ({ code: "TEN" })],
  ["updateCart", () => ({ actions: [{ type: "add-line", ...two }, { type: "refresh" }] })],
] as const;

describe.each(ends)("a key acknowledged before the cart was %s", (_, end) => {
  it.each(commands)(
    "returns the same result for a repeated %s and changes nothing more",
    async (operation, argsOf) => {
      const shopper = await openPayable();
      const read = await shopper.call("getCart");
      const args = argsOf(read.data?.lines[0]?.id ?? "");
      const key = newKey();
      expect((await shopper.call(operation, args, key)).status).toBe(200);
      const stale = shopper.cookie;
      await end(shopper);

      const repeated = await shopper.call(operation, args, key);
      expect([repeated.status, repeated.code]).toEqual([200, null]);
      expect(await shopper.pieces()).toSatisfy((pieces) => pieces === null || pieces.length === 0);

      await shopper.call("addToCart", one);
      expect((await shopper.call(operation, args, key)).status).toBe(200);
      expect(await shopper.pieces()).toEqual([1]);

      const { cookie } = shopper;
      shopper.cookie = stale;
      expect((await shopper.call(operation, args, key)).status).toBe(200);
      shopper.cookie = cookie;
      expect(await shopper.pieces()).toEqual([1]);
    },
  );

  it("cannot be reused for another command", async () => {
    const shopper = await openPayable();
    const key = newKey();
    await shopper.call("addToCart", one, key);
    await end(shopper);
    await shopper.call("addToCart", one);
    expect((await shopper.call("addToCart", two, key)).code).toBe("key-reused");
    expect((await shopper.call("deleteCart", {}, key)).code).toBe("key-reused");
    expect((await shopper.call("createOrder", byTransfer, key)).code).toBe("key-reused");
    expect(await shopper.pieces()).toEqual([1]);
  });
});

describe("a key acknowledged to a guest", () => {
  it.each([
    ["with the cart", (_: CookieShopper) => Promise.resolve()],
    ["after its order", order],
  ])("stays valid when the guest has signed in %s, and that cart is ordered too", async (_, before) => {
    const id = crypto.randomUUID();
    const credentials = { email: `${id}@example.sk`, password: "hammer42" };
    platform.customers.set(credentials.email, { id, ...credentials });
    const shopper = await openPayable();
    const key = newKey();
    await shopper.call("addToCart", two, key);
    await before(shopper);
    expect((await shopper.call("customerSignIn", credentials)).status).toBe(200);
    await shopper.call("addToCart", one);
    await shopper.call("updateCart", { actions: [addresses] });
    await order(shopper);
    expect((await shopper.call("addToCart", two, key)).status).toBe(200);
    await shopper.call("addToCart", one);
    expect((await shopper.call("addToCart", two, key)).status).toBe(200);
    expect(await shopper.pieces()).toEqual([1]);
  });
});

describe("a repeated deletion", () => {
  it("does not delete the next cart", async () => {
    const shopper = await openPayable();
    const key = newKey();
    await shopper.call("deleteCart", {}, key);
    await shopper.call("addToCart", two);
    expect(await shopper.call("deleteCart", {}, key)).toMatchObject({ status: 200, data: null });
    expect(await shopper.pieces()).toEqual([2]);
    expect(await shopper.call("deleteCart")).toMatchObject({ status: 200, data: null });
    expect(await shopper.pieces()).toBeNull();
  });
});

describe("a repeated order", () => {
  it("is the same order with the new cookie, and with the next cart, which is unchanged", async () => {
    const shopper = await openPayable();
    const key = newKey();
    const first = await shopper.call("createOrder", byTransfer, key);
    expect(await shopper.call("createOrder", byTransfer, key)).toEqual(first);
    await shopper.call("addToCart", two);
    await shopper.call("updateCart", { actions: [addresses] });
    expect(await shopper.call("createOrder", byTransfer, key)).toEqual(first);
    expect(await shopper.pieces()).toEqual([2]);
    expect(platform.orders.size).toBe(1);
    const other = await shopper.call("createOrder", { method: "cash_on_delivery" }, key);
    expect([other.status, other.code]).toEqual([409, "key-reused"]);
  });

  it("is refused without a cart under another key", async () => {
    const shopper = await openPayable();
    await shopper.call("createOrder", byTransfer);
    expect(await shopper.call("createOrder", byTransfer)).toMatchObject({
      status: 400,
      code: "cart-incomplete",
    });
  });

  it("whose refusal was received is tried again", async () => {
    const shopper = await openPayable();
    await shopper.call("addToCart", two);
    platform.stock.set(sku, 1);
    const key = newKey();
    expect((await shopper.call("createOrder", byTransfer, key)).code).toBe("out-of-stock");
    platform.stock.set(sku, 20);
    expect((await shopper.call("createOrder", byTransfer, key)).status).toBe(201);
  });
});

describe("a key whose command was refused", () => {
  it("returns the same refusal, whatever has changed meanwhile", async () => {
    const shopper = await openPayable();
    const [coupon, addition] = [newKey(), newKey()];
    const refusals = [];
    for (let round = 1; round <= 2; round += 1) {
      refusals.push(await shopper.call("applyCartCoupon", { code: "NONE" }, coupon));
      refusals.push(await shopper.call("addToCart", { sku: "EX1", quantity: 1 }, addition));
      platform.codes.add("NONE");
      platform.stock.set("EX1", 5);
    }
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [404, "coupon-not-found"],
      [404, "unknown-sku"],
      [404, "coupon-not-found"],
      [404, "unknown-sku"],
    ]);
    expect((await shopper.call("applyCartCoupon", { code: "NONE" })).status).toBe(200);
  });
});

describe("a coupon that does not match", () => {
  it("is refused again under the same key", async () => {
    const shopper = await openPayable();
    platform.codes.add("UNFIT");
    const key = newKey();
    const refused = [400, "coupon-not-applicable"];
    for (let round = 1; round <= 2; round += 1) {
      const { status, code } = await shopper.call("applyCartCoupon", { code: "UNFIT" }, key);
      expect([status, code]).toEqual(refused);
    }
    await shopper.call("deleteCart");
    await shopper.call("addToCart", one);
    const { status, code } = await shopper.call("applyCartCoupon", { code: "UNFIT" }, key);
    expect([status, code]).toEqual(refused);
  });
});

describe("a key of several actions", () => {
  const list = (...quantities: number[]) => ({
    actions: quantities.map((quantity) => ({ type: "add-line", sku, quantity })),
  });

  it("is refused for a longer list, a shorter one, and one of its actions alone", async () => {
    const shopper = new CookieShopper();
    await shopper.call("addToCart", one);
    const key = newKey();
    expect((await shopper.call("updateCart", list(1, 2), key)).status).toBe(200);
    for (const args of [list(1, 2, 3), list(1)]) {
      const answer = await shopper.call("updateCart", args, key);
      expect([answer.status, answer.code]).toEqual([409, "key-reused"]);
    }
    expect((await shopper.call("addToCart", one, key)).code).toBe("key-reused");
    expect((await shopper.call("updateCart", list(1, 2), key)).status).toBe(200);
    expect(await shopper.pieces()).toEqual([4]);
  });

  it("continues where it was interrupted", async () => {
    const shopper = new CookieShopper();
    await shopper.call("addToCart", one);
    const key = newKey();
    platform.before.set("UpdateCart", () => {
      platform.before.set("UpdateCart", () => {
        platform.faults.set("UpdateCart", ["before", "before", "before"]);
      });
    });
    expect((await shopper.call("updateCart", list(1, 2), key)).status).toBe(500);
    platform.faults.clear();
    expect((await shopper.call("updateCart", list(1, 2), key)).status).toBe(200);
    expect(await shopper.pieces()).toEqual([4]);
  });
});

import { evictDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { connect } from "./connect";
import { add, bindings, newAddress, newKey, openCartWithOnePiece, rooms } from "./room-fixture";

const customer = { id: "customer-1", email: "jana@example.sk", password: "hammer42" };
const renewed = { ok: false, error: { code: "changed-elsewhere", session: "renewed" } };
const minuteMs = 60_000;

beforeEach(() => {
  platform.reset();
  platform.customers.set(customer.email, customer);
});
afterEach(() => vi.useRealTimers());

/** Signs in on the platform; returns the id of the resulting cart. */
function signIn({ sessionId, cartId }: CartAddress): string {
  const { email, password } = customer;
  const anonymousCart = cartId ? { anonymousCart: { id: cartId } } : {};
  const draft = { email, password, anonymousId: sessionId, ...anonymousCart };
  platform.execute("SignIn", { draft });
  const own = [...platform.carts.values()].find(
    ({ customerId, state }) => customerId === customer.id && state === "Active",
  );
  return own?.id ?? "";
}

const asCustomer = (guest: CartAddress, cartId: string) => ({ ...guest, cartId, customerId: customer.id });

/** Re-reads both rooms, like the shop at the end of a sign-in. */
async function rereadBoth(guest: CartAddress & { cartId: string }, own: string): Promise<void> {
  await rooms.read(asCustomer(guest, own), "through");
  await rooms.read(asCustomer(guest, guest.cartId), "through");
}

async function openCustomersCart(): Promise<string> {
  const answer = await rooms.execute({ ...newAddress(), customerId: customer.id }, add(1), newKey());
  return answer.ok ? answer.value.cart.id : "";
}

describe("a guest's cart that became the customer's", () => {
  it("is neither shown to the guest's cookie nor changed, deleted or ordered by it", async () => {
    const guest = await openCartWithOnePiece();
    const signedIn = asCustomer(guest, signIn(guest));
    expect(signedIn.cartId).toBe(guest.cartId);
    expect(await rooms.execute(guest, add(5), newKey())).toEqual(renewed);
    expect(await rooms.execute(guest, { type: "remove-coupon", code: "NOPE" }, newKey())).toEqual(renewed);
    expect(await rooms.deleteCart(guest, newKey())).toEqual(renewed);
    expect(await rooms.read(guest)).toEqual({ ok: true, value: null });
    expect(await rooms.read(guest, "known")).toEqual({ ok: true, value: null });
    const payment = {
      method: "bank_transfer",
      agreedCents: null,
      returnUrl: "/",
      locale: "sk-SK",
      idempotencyKey: newKey(),
    };
    expect((await rooms.startPayment(guest, payment)).ok).toBe(false);
    expect(platform.orders.size).toBe(0);
    const read = await rooms.read(signedIn);
    expect(read).toMatchObject({ ok: true, value: { lines: [{ quantity: 1 }] } });
  });

  it("is not deleted or ordered by a guest before the room is notified", async () => {
    const guest = await openCartWithOnePiece();
    signIn(guest);
    expect(await rooms.deleteCart(guest, newKey())).toEqual(renewed);
    expect(platform.carts.size).toBe(1);
  });

  it("treats a repeat under the customer's cookie as the command sent under the guest's", async () => {
    const guest = await openCartWithOnePiece();
    const key = newKey();
    await rooms.execute(guest, add(2), key);
    const signedIn = asCustomer(guest, signIn(guest));
    expect(await rooms.execute(signedIn, add(2), key)).toMatchObject({
      ok: true,
      value: { cart: { lines: [{ quantity: 3 }] } },
    });
  });

  it("is no longer sent to guests' sockets, nor to a new one", async () => {
    const guest = await openCartWithOnePiece();
    const { seen } = await connect(guest);
    const signedIn = asCustomer(guest, signIn(guest));
    await rooms.read(signedIn, "through");
    await soon(() => seen.closed === 1012);
    await rooms.execute(signedIn, add(1), newKey());
    expect(seen.messages).toEqual([]);
    const again = await connect(guest);
    await soon(() => again.seen.closed === 4403);
  });
});

describe("a guest's cart that was merged into the customer's", () => {
  it("accepts no more commands, and an accepted one is applied once under the customer's cookie", async () => {
    const own = await openCustomersCart();
    const guest = await openCartWithOnePiece();
    const key = newKey();
    await rooms.execute(guest, add(4), key);
    await rooms.beginSignIn(guest);
    const cartId = signIn(guest);
    expect(cartId).toBe(own);
    await rooms.endSignIn(guest, { cartId, formerIds: [guest.cartId] });
    await rereadBoth(guest, own);
    expect(await rooms.execute(guest, add(4), key)).toEqual(renewed);
    expect(await rooms.execute(asCustomer(guest, own), add(4), key)).toMatchObject({
      ok: true,
      value: { cart: { id: own, lines: [{ quantity: 5 }] } },
    });
  });

  it("applies a command once also when the response was lost before the sign-in", async () => {
    const own = await openCustomersCart();
    const guest = await openCartWithOnePiece();
    const key = newKey();
    platform.faults.set("UpdateCart", ["after"]);
    platform.faults.set("LoadCart", ["before", "before", "before"]);
    expect(await rooms.execute(guest, add(4), key)).toMatchObject({
      error: { code: "platform-unavailable" },
    });
    platform.faults.clear();
    await rooms.beginSignIn(guest);
    const cartId = signIn(guest);
    expect((await rooms.endSignIn(guest, { cartId, formerIds: [guest.cartId] })).ok).toBe(true);
    await rereadBoth(guest, own);
    expect(await rooms.execute(asCustomer(guest, own), add(4), key)).toMatchObject({
      ok: true,
      value: { cart: { lines: [{ quantity: 5 }] } },
    });
  });
});

describe("a guest's session without a cart", () => {
  it("opens none during sign-in, opens one when that failed, and informs the sign-in", async () => {
    const guest = newAddress();
    expect(await rooms.beginSignIn(guest)).toEqual({ ok: true, value: [] });
    expect(await rooms.execute(guest, add(1), newKey())).toEqual(renewed);
    await rooms.endSignIn(guest, null);
    const answer = await rooms.execute(guest, add(1), newKey());
    expect(answer.ok).toBe(true);
    expect(await rooms.beginSignIn(guest)).toEqual({
      ok: true,
      value: [answer.ok && answer.value.cart.id],
    });
  });

  it("ends after the sign-in: at first the other cookie may still arrive, later none will", async () => {
    const guest = newAddress();
    await rooms.beginSignIn(guest);
    await rooms.endSignIn(guest, { cartId: null, formerIds: [] });
    expect(await rooms.execute(guest, add(1), newKey())).toEqual(renewed);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * minuteMs });
    expect(await rooms.execute(guest, add(1), newKey())).toEqual({
      ok: false,
      error: { code: "changed-elsewhere", session: "over" },
    });
    expect(platform.carts.size).toBe(0);
  });

  it("waits no longer than that for a sign-in that never reports its end", async () => {
    const guest = newAddress();
    await rooms.beginSignIn(guest);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * minuteMs });
    expect((await rooms.execute(guest, add(1), newKey())).ok).toBe(true);
  });
});

describe("a guest's cart taken over by a sign-in whose response was lost", () => {
  /** The page lost the responses to its first command (its key) and to its sign-in, and has no cookie with a cart. */
  async function loseAnswers() {
    const own = await openCustomersCart();
    const guest = newAddress();
    const key = newKey();
    await rooms.execute(guest, add(4), key);
    await rooms.beginSignIn(guest);
    expect(signIn({ ...guest, cartId: null })).toBe(own);
    await rooms.endSignIn(guest, null);
    return { own, guest, key };
  }

  it("recognises a command repeated with the guest's next cart", async () => {
    const { own, guest, key } = await loseAnswers();
    const answer = await rooms.execute(guest, add(4), key);
    expect(answer).toMatchObject({ ok: true, value: { cart: { lines: [] } } });
    expect(platform.carts.get(own)?.lines).toMatchObject([{ quantity: 4 }]);
  });

  it("recognises a command repeated after the next sign-in, when the guest has another cart", async () => {
    const { own, guest, key } = await loseAnswers();
    const next = await rooms.execute(guest, add(1), newKey());
    const nextId = next.ok ? next.value.cart.id : "";
    const begun = await rooms.beginSignIn(guest);
    const formerIds = begun.ok ? begun.value : [];
    expect(formerIds).toHaveLength(2);
    const cartId = signIn({ ...guest, cartId: nextId });
    expect((await rooms.endSignIn(guest, { cartId, formerIds })).ok).toBe(true);
    await rereadBoth({ ...guest, cartId: nextId }, own);
    expect(await rooms.execute(asCustomer(guest, own), add(4), key)).toMatchObject({
      ok: true,
      value: { cart: { id: own, lines: [{ quantity: 4 }] } },
    });
  });
});

describe("a customer's first cart", () => {
  it("is unique, also when a sign-in adds a guest's during its creation", async () => {
    const guest = await openCartWithOnePiece();
    platform.before.set("CreateCart", () => void signIn(guest));
    const address = { ...newAddress(), customerId: customer.id };
    const answer = await rooms.execute(address, add(2), newKey());
    expect(answer).toMatchObject({
      ok: true,
      value: { cart: { id: guest.cartId, lines: [{ quantity: 3 }] } },
    });
    expect([...platform.carts.keys()]).toEqual([guest.cartId]);
  });

  it("is unique, also when the room ends before it knows of the guest's", async () => {
    const guest = await openCartWithOnePiece();
    platform.before.set("CreateCart", () => void signIn(guest));
    platform.faults.set("ListActiveCarts", ["before"]);
    const address = { ...newAddress(), customerId: customer.id };
    expect(await rooms.execute(address, add(2), newKey())).toMatchObject({ ok: false });
    await evictDurableObject(bindings.CartRoom.getByName(`customer:${customer.id}`));
    expect(await rooms.findCart(address)).toEqual({ ok: true, value: guest.cartId });
    expect([...platform.carts.keys()]).toEqual([guest.cartId]);
  });

  it("is unique for two devices that add at once, also when the platform's response is lost", async () => {
    platform.faults.set("CreateCart", ["after"]);
    const device = () => ({ ...newAddress(), customerId: customer.id });
    const answers = await Promise.all(
      [device(), device()].map((one) => rooms.execute(one, add(1), newKey())),
    );
    const ids = answers.map((answer) => (answer.ok ? answer.value.cart.id : answer.error.code));
    expect(new Set(ids)).toEqual(new Set(platform.carts.keys()));
    expect(platform.carts.size).toBe(1);
  });
});

import { defaults, seal } from "iron-webcrypto";
import { describe, expect, it } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import type { Guest, GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop, sku } from "./open-shop.ts";

const word = messagesOf("en");
const says = ({ text }: GuestAnswer, sentence: string) => text.includes(sentence);
const cartOf = (data: unknown) =>
  (data as { cart: { id: string; lines: { id: string; sku: string; quantity: number }[] } }).cart;

const shop = openShop();
let guest: Guest;

describe("a session", () => {
  it.each([
    ["garbage", "garbage"],
    ["of another form", "Fe26.2**a*b*c*d*e*f*g*h"],
    ["too long", "x".repeat(6000)],
  ])("cookie that is %s starts a new visitor", async (_, cookie) => {
    guest = shop.guest();
    guest.cookies.set("session", cookie);
    await expectFreshCart(guest);
  });

  it("cookie that was changed or has expired starts a new visitor", async () => {
    const known = shop.guest();
    await known.call("addToCart", { sku, quantity: 1 });
    const sealed = known.cookies.get("session") ?? "";
    guest = shop.guest();
    guest.cookies.set(
      "session",
      sealed.replace(/.(?=.{20}$)/, (character) => (character === "A" ? "B" : "A")),
    );
    await expectFreshCart(guest);

    const content = { id: "session-of-old", cartId: "cart-of-old", orderIds: [], flash: null, sealedAtMs: 0 };
    const secret: string = localSecrets().shop.SESSION_SECRET;
    const expired = { ...defaults, ttl: 1000, localtimeOffsetMsec: -3_600_000 };
    guest = shop.guest();
    guest.cookies.set("session", await seal(content, secret, expired));
    await expectFreshCart(guest);
  });

  it("with a cart that no longer exists on the platform gets a message and a new cart", async () => {
    guest = shop.guest();
    const cart = cartOf((await guest.call("addToCart", { sku, quantity: 1 })).data);
    await deleteOnPlatform(cart.id);
    const page = await guest.get("/checkout/addresses");
    expect(page.status).toBe(303);
    expect(says(await guest.get("/checkout/cart"), word("cart.notice.cart-expired"))).toBe(true);
    expect(says(await guest.get("/checkout/cart"), word("cart.notice.cart-expired"))).toBe(false);
    const next = cartOf((await guest.call("addToCart", { sku, quantity: 1 })).data);
    expect(next.id).not.toBe(cart.id);
  });

  it("of another country's shop gets a message and a new cart, and its own cart is unchanged", async () => {
    const british = shop.guest();
    const cart = cartOf((await british.call("addToCart", { sku, quantity: 3 })).data);
    const german = shop.guest("de.localhost");
    german.cookies.set("session", british.cookies.get("session") ?? "");
    const page = await german.get("/checkout/cart");
    expect(page.status).toBe(200);
    expect(says(page, messagesOf("de")("cart.notice.cart-of-another-store"))).toBe(true);
    const own = cartOf((await german.call("addToCart", { sku, quantity: 1 })).data);
    expect(own.id).not.toBe(cart.id);
    expect(await countPieces(german)).toEqual([1]);
    expect(await countPieces(british)).toEqual([3]);
  });
});

async function countPieces(visitor: Guest): Promise<readonly number[]> {
  const { data } = await visitor.call("getCart");
  return (data as { lines: { quantity: number }[] }).lines.map(({ quantity }) => quantity);
}

async function expectFreshCart(visitor: Guest): Promise<void> {
  for (const path of ["/", "/checkout/cart", "/personal"])
    expect((await visitor.get(path)).status, path).toBe(200);
  expect(says(await visitor.get("/checkout/cart"), word("cart.empty.title"))).toBe(true);
  expect((await visitor.call("addToCart", { sku, quantity: 1 })).status).toBe(200);
  expect(await countPieces(visitor)).toEqual([1]);
}

async function deleteOnPlatform(id: string): Promise<void> {
  const answer = (await shop.askPlatform("query($id: String!) { cart(id: $id) { version } }", { id })) as {
    cart: { version: number };
  };
  await shop.askPlatform(
    "mutation($id: String!, $version: Long!) { deleteCart(id: $id, version: $version) { id } }",
    {
      id,
      version: answer.cart.version,
    },
  );
}

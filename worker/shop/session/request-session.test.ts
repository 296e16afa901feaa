import { defaults, seal } from "iron-webcrypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RequestSession } from "./request-session";

const secret = "a-secret-that-is-long-enough-for-a-test";
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const now = new Date();

function open(cookieHeader: string | null, options: { secret?: string; isLocal?: boolean; now?: Date } = {}) {
  return new RequestSession({ cookieHeader, secret, isLocal: true, now, ...options });
}

/** The Cookie header that a browser sends after a Set-Cookie. */
async function toCookie(session: RequestSession): Promise<string> {
  return (await session.toSetCookie())?.split(";")[0] ?? "";
}

describe("the session of a request", () => {
  it("is none, and sets no cookie, for a visitor who did nothing", async () => {
    const session = open(null);
    expect(session.wasTouched).toBe(false);
    expect(await session.read()).toBeNull();
    expect(session.wasTouched).toBe(true);
    expect(await session.toSetCookie()).toBeNull();
  });

  it("is minted once when something needs it, and comes back from its cookie", async () => {
    const first = open(null);
    const minted = await first.require();
    expect(await first.require()).toBe(minted);
    await first.update({ cartId: "cart-1", flash: "cart-renewed" });
    const second = open(`a=b; ${await toCookie(first)}; c=d`);
    expect(await second.read()).toEqual({
      id: minted.id,
      customerId: null,
      cartId: "cart-1",
      orderIds: [],
      payments: [],
      flash: "cart-renewed",
    });
    expect(await second.toSetCookie()).toBeNull();
  });

  it("keeps the five newest orders", async () => {
    const session = open(null);
    const orderIds = ["7", "6", "5", "4", "3", "2", "1"];
    expect((await session.update({ orderIds })).orderIds).toEqual(["7", "6", "5", "4", "3"]);
  });

  it("keeps the three newest payments, with their carts", async () => {
    const session = open(null);
    const payments = ["4", "3", "2", "1"].map((sessionId) => ({ sessionId, cartId: `cart-${sessionId}` }));
    await session.update({ payments });
    expect((await open(await toCookie(session)).read())?.payments).toEqual(payments.slice(0, 3));
  });

  it("slides: after a day of use its cookie is sealed anew", async () => {
    const first = open(null);
    await first.require();
    const cookie = await toCookie(first);
    const next = open(cookie, { now: new Date(now.getTime() + dayMs + 1) });
    await next.read();
    expect(await next.toSetCookie()).toContain("Max-Age=2592000");
  });

  it("lives a day once a customer signed in, from the last hour of its use", async () => {
    const [guest, customer] = [open(null), open(null)];
    await guest.require();
    await customer.update({ customerId: "customer-1" });
    const cookies = [await toCookie(guest), await toCookie(customer)];
    const next = cookies.map((cookie) => open(cookie, { now: new Date(now.getTime() + hourMs + 1) }));
    await Promise.all(next.map((session) => session.read()));
    const [guestNext, customerNext] = await Promise.all(next.map((session) => session.toSetCookie()));
    expect(guestNext).toBeNull();
    expect(customerNext).toContain("Max-Age=86400");
    vi.useFakeTimers({ toFake: ["Date"], now: now.getTime() + dayMs + hourMs });
    onTestFinished(() => void vi.useRealTimers());
    const late = await Promise.all(cookies.map((cookie) => open(cookie).read()));
    expect(late.map((session) => session?.customerId)).toEqual([null, undefined]);
  });

  it("starts anew as a guest's of another id", async () => {
    const session = open(null);
    const { id } = await session.update({ customerId: "customer-1", cartId: "cart-1", orderIds: ["1"] });
    await session.startAnew();
    const anew = await open(await toCookie(session)).read();
    const nothing = { customerId: null, cartId: null, orderIds: [], payments: [], flash: null };
    expect(anew).toEqual({ id: anew?.id, ...nothing });
    expect(anew?.id).not.toBe(id);
  });

  it("opens cookies from before customers could sign in", async () => {
    const content = {
      id: "session-1",
      cartId: "cart-1",
      orderIds: [],
      flash: null,
      sealedAtMs: now.getTime(),
    };
    const session = open(`session=${await seal(content, secret, { ...defaults, ttl: dayMs })}`);
    expect(await session.read()).toMatchObject({ id: "session-1", customerId: null, cartId: "cart-1" });
  });

  it("is none when its cookie was changed or sealed with another secret", async () => {
    const first = open(null);
    await first.require();
    const cookie = await toCookie(first);
    expect(await open(`${cookie}x`).read()).toBeNull();
    expect(await open(cookie, { secret: "another-secret-that-is-long-enough" }).read()).toBeNull();
    expect(await open("session=nonsense").read()).toBeNull();
  });

  it("is kept from scripts and other sites, and bound to the host in production", async () => {
    const local = open(null);
    await local.require();
    expect(await local.toSetCookie()).toMatch(
      /^session=.+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const live = open(null, { isLocal: false });
    await live.require();
    expect(await live.toSetCookie()).toMatch(/^__Host-session=.+; HttpOnly; SameSite=Lax; Secure$/);
    expect(await open(await toCookie(live)).read()).toBeNull();
  });
});

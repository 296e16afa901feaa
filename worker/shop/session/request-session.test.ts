import { defaults, seal } from "iron-webcrypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createFakeRecords } from "../../../tests/support/fake-sign-in-records";
import { RequestSession } from "./request-session";
import type { SignInRecords } from "./sign-in-records";

const secret = "a-secret-that-is-long-enough-for-a-test";
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const now = new Date();
const records = createFakeRecords();

type Options = { secret?: string; isLocal?: boolean; now?: Date; records?: SignInRecords };

function open(cookieHeader: string | null, options: Options = {}) {
  return new RequestSession({ cookieHeader, secret, isLocal: true, now, records, ...options });
}

async function signIn(session: RequestSession): Promise<void> {
  const answer = await session.openSignIn({ customerId: "customer-1", customerVersion: 1, country: "SK" });
  await session.update({ customerId: "customer-1", signInId: answer.ok ? answer.value : null });
}

/** The Cookie header that a browser sends after a Set-Cookie. */
async function toCookie(session: RequestSession): Promise<string> {
  return (await session.toSetCookie())?.split(";")[0] ?? "";
}

/** Uses a session at intervals up to a day, renewing its cookie; returns its last state. */
async function useUntil(first: string, everyDays: number, lastDay: number) {
  let cookie = first;
  for (let day = everyDays; ; day = Math.min(day + everyDays, lastDay)) {
    const at = new Date(now.getTime() + day * dayMs);
    vi.useFakeTimers({ toFake: ["Date"], now: at });
    const session = open(cookie, { now: at });
    const found = await session.read();
    if (day === lastDay) return found;
    cookie = (await toCookie(session)) || cookie;
  }
}

describe("the session of a request", () => {
  it("is missing, and sets no cookie, for a visitor without activity", async () => {
    const session = open(null);
    expect(session.wasTouched).toBe(false);
    expect(await session.read()).toBeNull();
    expect(session.wasTouched).toBe(true);
    expect(await session.toSetCookie()).toBeNull();
  });

  it("is created once on first need, and restored from its cookie", async () => {
    const first = open(null);
    const minted = await first.require();
    expect(await first.require()).toBe(minted);
    await first.update({ cartId: "cart-1", flash: "cart-renewed" });
    const second = open(`a=b; ${await toCookie(first)}; c=d`);
    expect(await second.read()).toEqual({
      id: minted.id,
      customerId: null,
      signInId: null,
      cartId: "cart-1",
      orderIds: [],
      payments: [],
      flash: "cart-renewed",
    });
    expect(await second.toSetCookie()).toBeNull();
  });

  it("retains the five newest orders", async () => {
    const session = open(null);
    const orderIds = ["7", "6", "5", "4", "3", "2", "1"];
    expect((await session.update({ orderIds })).orderIds).toEqual(["7", "6", "5", "4", "3"]);
  });

  it("retains the three newest payments, with their carts", async () => {
    const session = open(null);
    const payments = ["4", "3", "2", "1"].map((sessionId) => ({ sessionId, cartId: `cart-${sessionId}` }));
    await session.update({ payments });
    expect((await open(await toCookie(session)).read())?.payments).toEqual(payments.slice(0, 3));
  });

  it("slides: after a day of use its cookie is sealed again", async () => {
    const first = open(null);
    await first.require();
    const cookie = await toCookie(first);
    const next = open(cookie, { now: new Date(now.getTime() + dayMs + 1) });
    await next.read();
    expect(await next.toSetCookie()).toContain("Max-Age=2592000");
  });

  it("lives a day after a customer's sign-in, counted from the last hour of its use", async () => {
    const [guest, customer] = [open(null), open(null)];
    await guest.require();
    await signIn(customer);
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

  it("starts again as a guest's with another id", async () => {
    const session = open(null);
    await signIn(session);
    const { id } = await session.update({ cartId: "cart-1", orderIds: ["1"] });
    await session.restart();
    const anew = await open(await toCookie(session)).read();
    const nothing = {
      customerId: null,
      signInId: null,
      cartId: null,
      orderIds: [],
      payments: [],
      flash: null,
    };
    expect(anew).toEqual({ id: anew?.id, ...nothing });
    expect(anew?.id).not.toBe(id);
  });

  it("ends in every copy of its cookie once its customer signed out", async () => {
    const first = open(null);
    await signIn(first);
    const copy = await toCookie(first);
    expect(await open(copy).read()).toMatchObject({ customerId: "customer-1" });
    await open(copy).restart();
    expect(await open(copy).read()).toBeNull();
  });

  it("of a customer is invalid if its cookie names no sign-in", async () => {
    const session = open(null);
    await session.update({ customerId: "customer-1" });
    expect(await open(await toCookie(session)).read()).toBeNull();
  });

  it("of a customer is neither trusted nor lost while its record is unreachable; a guest's continues", async () => {
    const [customer, guest] = [open(null), open(null)];
    await signIn(customer);
    await guest.require();
    const unreachable = createFakeRecords({ isReachable: false });
    const later = open(await toCookie(customer), { records: unreachable });
    await expect(later.read()).rejects.toMatchObject({ status: 503 });
    await expect(later.restart()).rejects.toMatchObject({ status: 503 });
    expect(await later.toSetCookie()).toBeNull();
    expect(await open(await toCookie(guest), { records: unreachable }).read()).not.toBeNull();
  });

  it("ends however much it is used: a customer's after 30 days, a guest's after a year", async () => {
    const [guest, customer] = [open(null), open(null)];
    await guest.require();
    await signIn(customer);
    const [guestCookie, customerCookie] = [await toCookie(guest), await toCookie(customer)];
    onTestFinished(() => void vi.useRealTimers());
    expect(await useUntil(customerCookie, 0.9, 29.9)).not.toBeNull();
    expect(await useUntil(customerCookie, 0.9, 30)).toBeNull();
    expect(await useUntil(guestCookie, 25, 364.9)).not.toBeNull();
    expect(await useUntil(guestCookie, 25, 365)).toBeNull();
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

  it("survives the lost response of a repeated sign-in, and takes a new sign-in later", async () => {
    const records = createFakeRecords();
    const first = open(null, { records });
    await signIn(first);
    const cookie = await toCookie(first);
    const known = await first.read();
    await signIn(open(cookie, { records, now: new Date(now.getTime() + 5_000) }));
    const soon = open(cookie, { records, now: new Date(now.getTime() + 10_000) });
    expect(await soon.read()).toMatchObject({ customerId: "customer-1", signInId: known?.signInId });
    const later = open(cookie, { records, now: new Date(now.getTime() + 120_000) });
    await signIn(later);
    expect((await later.read())?.signInId).not.toBe(known?.signInId);
    expect(await open(cookie, { records }).read()).toBeNull();
  });

  it("is missing if its cookie was changed or sealed with another secret", async () => {
    const first = open(null);
    await first.require();
    const cookie = await toCookie(first);
    expect(await open(`${cookie}x`).read()).toBeNull();
    expect(await open(cookie, { secret: "another-secret-that-is-long-enough" }).read()).toBeNull();
    expect(await open("session=nonsense").read()).toBeNull();
  });

  it("is protected from scripts and other sites, and bound to the host in production", async () => {
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

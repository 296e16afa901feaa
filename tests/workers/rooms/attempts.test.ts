import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AttemptCounter } from "../../../durable-objects/attempt-counter/attempt-counter";
import { platform } from "../../support/commerce-stand-in";
import { bindings, listTables, newKey, shop, sku } from "./room-fixture";

const { AttemptCounter: counters } = bindings as unknown as {
  readonly AttemptCounter: DurableObjectNamespace<AttemptCounter>;
};
const limit = { most: 2, windowSeconds: 60 };

beforeEach(() => platform.reset());
afterEach(() => vi.useRealTimers());

const newCounter = () => counters.getByName(crypto.randomUUID());

describe("an attempt limiter", () => {
  it("refuses further attempts until the oldest leaves the window, and reports that time", async () => {
    const counter = newCounter();
    const start = Date.now();
    const countAt = (seconds: number, id: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: start + seconds * 1000 });
      return counter.count(id, limit);
    };
    expect([await countAt(0, "a"), await countAt(30, "b"), await countAt(40, "c")]).toEqual([0, 0, 20]);
    expect([await countAt(59, "d"), await countAt(60, "e"), await countAt(61, "f")]).toEqual([1, 0, 29]);
  });

  it("counts a repeat once and a returned attempt not at all, also when all arrive at once", async () => {
    const counter = newCounter();
    const twins = await Promise.all(Array.from({ length: 5 }, () => counter.count("a", limit)));
    expect(twins).toEqual([0, 0, 0, 0, 0]);
    await counter.count("b", limit);
    await counter.release("b");
    const others = await Promise.all(["c", "d", "e"].map((id) => counter.count(id, limit)));
    expect(others.filter((wait) => wait === 0)).toHaveLength(1);
  });

  it("allows one more after a pause that doubles, up to the longest", async () => {
    const counter = newCounter();
    const start = Date.now();
    const growing = { most: 2, windowSeconds: 3600, pause: { firstSeconds: 30, mostSeconds: 100 } };
    const countAt = (seconds: number, id: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: start + seconds * 1000 });
      return counter.count(id, growing);
    };
    expect([await countAt(0, "a"), await countAt(0, "b"), await countAt(10, "c")]).toEqual([0, 0, 20]);
    expect([await countAt(30, "c"), await countAt(31, "d"), await countAt(90, "d")]).toEqual([0, 59, 0]);
    expect([await countAt(91, "e"), await countAt(190, "e"), await countAt(191, "f")]).toEqual([99, 0, 99]);
  });

  it("stores nothing after a window has passed", async () => {
    const counter = newCounter();
    await counter.count("a", limit);
    expect(await runDurableObjectAlarm(counter)).toBe(true);
    expect(await runInDurableObject(counter, (_counter, { storage }) => listTables(storage))).toEqual([]);
    expect(await counter.count("b", limit)).toBe(0);
  });
});

describe("the middleware", () => {
  it("responds to too many guesses at discount codes with 429 and Retry-After", async () => {
    let cookie = "";
    const call = async (operation: string, args: object) => {
      const response = await shop.fetch(`http://sk.localhost/new-ct/${operation}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie, "idempotency-key": newKey() },
        body: JSON.stringify([args]),
      });
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return response;
    };
    await call("addToCart", { sku, quantity: 1 });
    const statuses = [];
    for (let made = 0; made < 15; made += 1) {
      statuses.push((await call("applyCartCoupon", { code: `GUESS${made}` })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    const refused = await call("applyCartCoupon", { code: "GUESS15" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(await refused.json()).toMatchObject({ error: { code: "too-many-attempts" } });
    expect((await call("updateCart", { actions: [{ type: "apply-coupon", code: "GUESS16" }] })).status).toBe(
      429,
    );
    expect((await call("addToCart", { sku, quantity: 1 })).status).toBe(200);
  });
});

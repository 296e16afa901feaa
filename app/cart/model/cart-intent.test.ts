import { describe, expect, it } from "vitest";
import type { CartCommand } from "./cart-command";
import { type CartIntent, isStale, parseIntents, withIntent } from "./cart-intent";

const now = Date.UTC(2026, 10, 21, 12);

const intent = (key: string, command: CartCommand, askedAt = now): CartIntent => ({
  key,
  command,
  cartId: "cart-1",
  askedAt,
  isRestoration: false,
  isPromised: true,
});
const add = (key: string) => intent(key, { type: "add-line", sku: "EX1", quantity: 1 });
const set = (key: string, lineId: string, quantity: number) =>
  intent(key, { type: "set-quantity", lineId, quantity });
const keysOf = (intents: readonly CartIntent[]) => intents.map(({ key }) => key);

describe("stored intents", () => {
  it("keep every addition, also of the same article: each adds more", () =>
    expect(keysOf(withIntent([add("a")], add("b")))).toEqual(["a", "b"]));

  it("keep the last quantity of a line, and none of a removed line", () => {
    const stored = withIntent([set("a", "line-1", 2), set("b", "line-2", 5)], set("c", "line-1", 3));
    expect(keysOf(stored)).toEqual(["b", "c"]);
    const removal = intent("d", { type: "remove-line", lineId: "line-1" });
    expect(keysOf(withIntent(stored, removal))).toEqual(["b", "d"]);
  });

  it("are as many as fifty", () => {
    const stored = Array.from({ length: 60 }, (_, index) => add(`k${index}`)).reduce(
      (all, next) => withIntent(all, next),
      [] as readonly CartIntent[],
    );
    expect(stored).toHaveLength(50);
    expect(stored.at(-1)?.key).toBe("k59");
  });

  it("survive serialisation to text", () => {
    const stored = [add("a"), set("b", "line-1", 3)];
    expect(parseIntents(JSON.stringify(stored), now)).toEqual(stored);
  });

  it("expire long before the room forgets their keys", () => {
    const old = intent("a", { type: "add-line", sku: "EX1", quantity: 1 }, now - 13 * 60 * 60 * 1000);
    expect(keysOf(parseIntents(JSON.stringify([old, add("b")]), now))).toEqual(["b"]);
  });

  it("are void when their cart is gone, except a promised addition", () => {
    const addition = add("a");
    const undelivered = { ...addition, isPromised: false };
    expect(isStale(addition, "cart-2")).toBe(false);
    expect(isStale(undelivered, "cart-2")).toBe(true);
    expect(isStale(set("b", "line-1", 3), null)).toBe(true);
    expect(isStale(undelivered, "cart-1")).toBe(false);
    expect(isStale({ ...undelivered, cartId: null }, "cart-1")).toBe(false);
  });

  it("are empty if the text is missing, malformed or of another shape", () => {
    expect(parseIntents(null, now)).toEqual([]);
    expect(parseIntents("{", now)).toEqual([]);
    expect(parseIntents('[{"key":"a","command":{"type":"choose-payment"}}]', now)).toEqual([]);
  });
});

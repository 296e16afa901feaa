import { afterEach, describe, expect, it, vi } from "vitest";
import type { CartIntent } from "../model/cart-intent";
import { dropIntent, isOwnChange, keepIntent, noteAnswered, readKeptIntents } from "./kept-intents";

const intent = (key: string, isPromised = false): CartIntent => ({
  key,
  command: { type: "add-line", sku: "EX1", quantity: 1 },
  cartId: null,
  askedAt: Date.now(),
  isRestoration: false,
  isPromised,
});

function storeInMemory(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
}

const refuse = () => {
  throw new DOMException("Denied", "SecurityError");
};

afterEach(() => {
  for (const { key } of readKeptIntents()) dropIntent(key);
  vi.unstubAllGlobals();
});

describe.each([
  ["in the browser's store", storeInMemory],
  [
    "in the page where the browser stores nothing",
    () => vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
])("intents kept %s", (_where, prepare) => {
  it("are there until they are dropped", () => {
    prepare();
    keepIntent(intent("a"));
    keepIntent(intent("b"));
    dropIntent("a");
    expect(readKeptIntents().map(({ key }) => key)).toEqual(["b"]);
    dropIntent("b");
    expect(readKeptIntents()).toEqual([]);
  });
});

it("knows what this browser changed itself, while it is under way and after it", () => {
  storeInMemory();
  expect(isOwnChange({ id: "cart-1", version: 5 })).toBe(false);
  keepIntent(intent("a"));
  expect(isOwnChange({ id: "cart-1", version: 5 })).toBe(true);
  noteAnswered({ id: "cart-1", version: 5 });
  dropIntent("a");
  expect(isOwnChange({ id: "cart-1", version: 5 })).toBe(true);
  expect(isOwnChange({ id: "cart-1", version: 6 })).toBe(false);
  expect(isOwnChange({ id: "cart-2", version: 5 })).toBe(false);
  keepIntent(intent("b", true));
  expect(isOwnChange({ id: "cart-1", version: 6 })).toBe(false);
});

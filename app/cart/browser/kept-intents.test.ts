import { describe, expect, it } from "vitest";
import type { CartIntent } from "../model/cart-intent";
import { KeptIntents } from "./kept-intents";

const intent = (key: string, isPromised = false): CartIntent => ({
  key,
  command: { type: "add-line", sku: "EX1", quantity: 1 },
  cartId: null,
  askedAt: Date.now(),
  isRestoration: false,
  isPromised,
});

function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const refuse = () => {
  throw new DOMException("Denied", "SecurityError");
};

describe.each([
  ["in the browser's store", createStorage()],
  ["in the page where the browser stores nothing", { getItem: refuse, setItem: refuse, removeItem: refuse }],
])("intents stored %s", (_where, storage) => {
  it("are stored until they are dropped", () => {
    const kept = new KeptIntents(storage);
    kept.keep(intent("a"));
    kept.keep(intent("b"));
    kept.drop("a");
    expect(kept.read().map(({ key }) => key)).toEqual(["b"]);
    kept.drop("b");
    expect(kept.read()).toEqual([]);
  });
});

it("recognises changes of this browser, in flight and afterwards", () => {
  const kept = new KeptIntents(createStorage());
  expect(kept.isOwnChange({ id: "cart-1", version: 5 })).toBe(false);
  kept.keep(intent("a"));
  expect(kept.isOwnChange({ id: "cart-1", version: 5 })).toBe(true);
  kept.noteAnswered({ id: "cart-1", version: 5 });
  kept.drop("a");
  expect(kept.isOwnChange({ id: "cart-1", version: 5 })).toBe(true);
  expect(kept.isOwnChange({ id: "cart-1", version: 6 })).toBe(false);
  expect(kept.isOwnChange({ id: "cart-2", version: 5 })).toBe(false);
  kept.keep(intent("b", true));
  expect(kept.isOwnChange({ id: "cart-1", version: 6 })).toBe(false);
});

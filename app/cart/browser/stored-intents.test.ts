import { describe, expect, it } from "vitest";
import type { CartIntent } from "../model/cart-intent";
import { StoredIntents } from "./stored-intents";

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
    const stored = new StoredIntents(storage);
    stored.keep(intent("a"));
    stored.keep(intent("b"));
    stored.drop("a");
    expect(stored.read().map(({ key }) => key)).toEqual(["b"]);
    stored.drop("b");
    expect(stored.read()).toEqual([]);
  });
});

it("recognises changes of this browser, in flight and afterwards", () => {
  const stored = new StoredIntents(createStorage());
  expect(stored.isOwnChange({ id: "cart-1", version: 5 })).toBe(false);
  stored.keep(intent("a"));
  expect(stored.isOwnChange({ id: "cart-1", version: 5 })).toBe(true);
  stored.noteAnswered({ id: "cart-1", version: 5 });
  stored.drop("a");
  expect(stored.isOwnChange({ id: "cart-1", version: 5 })).toBe(true);
  expect(stored.isOwnChange({ id: "cart-1", version: 6 })).toBe(false);
  expect(stored.isOwnChange({ id: "cart-2", version: 5 })).toBe(false);
  stored.keep(intent("b", true));
  expect(stored.isOwnChange({ id: "cart-1", version: 6 })).toBe(false);
});

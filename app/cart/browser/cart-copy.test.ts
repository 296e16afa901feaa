import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartCopyKey, keepCartCopy, readCartCopy } from "./cart-copy";
import { createCartStore } from "./cart-state";

const day = 86_400_000;
const now = 1_800_000_000_000;
const line = {
  id: "l1",
  sku: "EX10010000",
  name: "Mixer",
  brand: "Ironhall",
  href: "/mixer-10010000/",
  picture: "/pictures/mixer-front.svg",
  quantity: 2,
  maximum: 100,
  struckPrice: null,
  isUnitShown: false,
  discounts: [],
  unitPrice: "£10.00",
  measurePrice: null,
  energyRating: null,
  total: "£20.00",
  notes: [],
  giftText: null,
  isFixed: false,
  isGuarantee: false,
  guarantees: [],
};
const view = {
  id: "c1",
  version: 3,
  pieces: 2,
  piecesText: "2 pieces",
  lines: [line],
  coupons: [],
  rows: [],
  total: "£20.00",
  totalCents: 2000,
  taxNotes: [],
  refusedGifts: [],
  freeShipping: null,
  deliveryText: null,
};

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

function openShop() {
  const state = createCartStore();
  keepCartCopy(state, () => now);
  return state;
}

it("copies the visible parts of the cart, without those that an offline page does not need", () => {
  openShop().set({ pieces: 2, cartId: "c1", view, isLive: true });
  const { name, href, picture, quantity, total } = line;
  const lines = [{ name, href, picture, quantity, total }];
  expect(readCartCopy(now)).toEqual({ keptAt: now, id: "c1", total: "£20.00", lines });
});

it("leaves no copy of a cart that is empty, ordered, or of another visitor", () => {
  const open = () => {
    const state = openShop();
    state.set({ pieces: 2, cartId: "c1", view, isLive: true });
    return state;
  };
  open().set({ pieces: 0, cartId: null, view: null });
  expect(stored.has(cartCopyKey)).toBe(false);
  open();
  // The next page: only the badge is known.
  openShop().set({ pieces: 1, cartId: "c2" });
  expect(stored.has(cartCopyKey)).toBe(false);
});

it("retains the copy while nothing is known, and while only the badge of the same cart is", () => {
  openShop().set({ pieces: 2, cartId: "c1", view, isLive: true });
  openShop();
  expect(readCartCopy(now)).not.toBeNull();
  openShop().set({ pieces: 3, cartId: "c1" });
  expect(readCartCopy(now)).not.toBeNull();
});

it("ignores a copy that is older than a cart lives, or malformed", () => {
  openShop().set({ pieces: 2, cartId: "c1", view, isLive: true });
  expect(readCartCopy(now + 30 * day - 1)).not.toBeNull();
  expect(readCartCopy(now + 30 * day)).toBeNull();
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    '{"keptAt":1}',
    `{"keptAt":${now},"id":"c","total":"1","lines":[{}]}`,
  ]) {
    stored.set(cartCopyKey, text);
    expect(readCartCopy(now), text).toBeNull();
  }
});

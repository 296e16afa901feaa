import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { dismiss, readNotifications } from "../../design/notification-store";
import { err, ok } from "../../foundation/result";
import { createTranslate } from "../../i18n/create-translate";
import { type Cart, countPieces } from "../model/cart";
import type { CartIntent } from "../model/cart-intent";
import { predictCart } from "../model/predict-cart";
import { createCartStore } from "./cart-state";
import { createCartClient } from "./create-cart-client";
import type { PostCommand } from "./outbox";

const page = { prefix: "", translate: createTranslate("en-GB") };
const line = sampleLine({ id: "line-1", sku: "EX1" });
const terms = {
  offers: [],
  maxLineQuantity: 1000,
  lowStock: { highCents: 100000, lowCents: 25000 },
  timeZone: "Europe/London",
  now: "2026-11-22T10:00:00Z",
};

/** The state that all tabs of a browser share. */
function createBrowser() {
  const stored = new Map<string, string>();
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => unknown) => {
    const turn = tail.then(run);
    tail = turn.catch(() => {});
    return turn;
  };
  return {
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    locks: { request } as unknown as LockManager,
  };
}

/** A shop with one cart; it executes each key once. */
function createShop(cart: Cart | null = sampleCart({ lines: [line] })) {
  const keys: string[] = [];
  const shop = {
    cart,
    keys,
    post: (async ({ key, command }: CartIntent) => {
      const before = shop.cart ?? sampleCart({ lines: [{ ...line, quantity: 0 }] });
      if (!keys.includes(key)) shop.cart = { ...predictCart(before, command), version: before.version + 1 };
      keys.push(key);
      return ok({ cart: shop.cart ?? before });
    }) as PostCommand,
  };
  return shop;
}

type Shop = { cart: Cart | null };

function openTab(
  shop: Shop,
  post: PostCommand,
  browser = createBrowser(),
  readCart = async () => ({ cart: shop.cart, terms }),
) {
  const state = createCartStore();
  const client = createCartClient({
    page,
    state,
    ...browser,
    post,
    readCart,
    readOffers: async () => null,
    readStocks: async () => [],
    toView: (cart) => ({
      id: cart.id,
      version: cart.version,
      pieces: countPieces(cart),
      piecesText: "",
      lines: [],
      coupons: [],
      rows: [],
      total: "",
      totalCents: cart.total.centAmount,
      taxNotes: [],
      refusedGifts: [],
      freeShipping: null,
      deliveryText: null,
    }),
    pageStock: {
      readSkus: () => [],
      isShown: () => false,
      showStock: () => {},
      showInCart: () => {},
      watchSkus: () => () => {},
    },
    loadOpenSocket: () => Promise.reject(new Error("The test has no channel")),
    debounceMs: 300,
    isCheckout: () => false,
  });
  return { client, state };
}

function toForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const addition = () => toForm({ intent: "add", sku: "EX1", quantity: "1" });
const setQuantity = (quantity: number) =>
  toForm({ intent: "set-quantity", line: "line-1", quantity: String(quantity) });
const textsShown = () => readNotifications().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of readNotifications()) dismiss(id);
  vi.useRealTimers();
});

describe("the cart's client", () => {
  it("shows a command's effect at once, and sends quantities in quick succession as one", async () => {
    const shop = createShop();
    const { client, state } = openTab(shop, shop.post);
    for (const quantity of [2, 3, 4]) await client.submit(setQuantity(quantity));
    expect(state.get()).toMatchObject({ pieces: 4, isBusy: true, pendingLines: ["line-1"] });
    await vi.advanceTimersByTimeAsync(310);
    expect(shop.keys.length).toBe(1);
    expect(state.get()).toMatchObject({ pieces: 4, version: 5, isBusy: false, pendingLines: [] });
  });

  it("ignores a cart that was requested before the page was left, after a return to it", async () => {
    const ordered = { cart: sampleCart({ lines: [line] }), terms };
    const slow = Promise.withResolvers<typeof ordered>();
    const shop = createShop(null);
    const reads = [slow.promise];
    const readCart = async () => (await reads.shift()) ?? { cart: shop.cart, terms };
    const { client, state } = openTab(shop, shop.post, createBrowser(), readCart);
    const prepared = client.prepare();
    client.handlePageHide();
    client.handlePageShow();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.get()).toMatchObject({ pieces: 0, cartId: null });
    slow.resolve(ordered);
    await prepared;
    expect(state.get()).toMatchObject({ pieces: 0, cartId: null });
  });

  it("keeps showing the newest cart when an older response arrives late", async () => {
    const shop = createShop();
    const old = sampleCart({ version: 2, lines: [line] });
    const post: PostCommand = async (intent) => {
      const answer = await shop.post(intent);
      return shop.keys.length === 2 ? ok({ cart: old }) : answer;
    };
    const { client, state } = openTab(shop, post);
    await client.submit(addition());
    await client.submit(toForm({ intent: "apply-coupon", code: "IRONHALL10" }));
    await client.settle();
    expect(state.get()).toMatchObject({ pieces: 2, version: 5 });
  });

  it("promises a command while offline, and sends it once when the network is back", async () => {
    const shop = createShop();
    let isOnline = false;
    const tried: string[] = [];
    const post: PostCommand = async (intent) => {
      tried.push(intent.key);
      return isOnline ? shop.post(intent) : err({ code: "offline" });
    };
    const { client, state } = openTab(shop, post);
    await client.submit(addition());
    expect(state.get().standing?.id).toBe("offline");
    expect(textsShown()).toEqual([page.translate("cart.notice.offline")]);
    isOnline = true;
    await client.sendStored();
    expect(tried).toEqual([shop.keys[0], shop.keys[0]]);
    expect(state.get()).toMatchObject({ pieces: 2, standing: null });
    expect(textsShown()).toEqual([page.translate("cart.notice.saved")]);
  });

  it("repeats a command that could not be delivered under its first key, by one press", async () => {
    const shop = createShop();
    let isDown = true;
    const tried: string[] = [];
    const post: PostCommand = async (intent) => {
      tried.push(intent.key);
      return isDown ? err({ code: "platform-unavailable" }) : shop.post(intent);
    };
    const { client, state } = openTab(shop, post);
    await client.submit(addition());
    expect(state.get()).toMatchObject({ pieces: 1, standing: { id: "failed" } });
    isDown = false;
    state.get().standing?.action?.run();
    await vi.runAllTimersAsync();
    expect(tried).toEqual([shop.keys[0], shop.keys[0]]);
    expect(state.get()).toMatchObject({ pieces: 2, standing: null });
  });
});

describe("two tabs of one browser", () => {
  it("send a promised command once, and both learn that it is done", async () => {
    const browser = createBrowser();
    const shop = createShop();
    const offline = openTab(shop, async () => err({ code: "offline" }), browser);
    await offline.client.submit(addition());
    const tabs = [openTab(shop, shop.post, browser), openTab(shop, shop.post, browser)];
    await Promise.all(tabs.map(({ client }) => client.sendStored()));
    expect(shop.keys.length).toBe(1);
    expect(tabs.map(({ state }) => state.get().pieces)).toEqual([2, 2]);
    await offline.client.sendStored();
    expect(offline.state.get().standing).toBeNull();
  });

  it("know of the cart that the other tab began, once they are visible", async () => {
    const browser = createBrowser();
    const shop = createShop();
    const [early, late] = [openTab(shop, shop.post, browser), openTab(shop, shop.post, browser)];
    expect(early.state.get().cartId).toBeNull();
    await late.client.submit(addition());
    await early.client.handleReturn();
    expect(early.state.get()).toMatchObject({ cartId: shop.cart?.id, pieces: 2 });
  });

  it("send one command after the other, never two at once", async () => {
    const browser = createBrowser();
    const shop = createShop();
    let underWay = 0;
    let most = 0;
    const post: PostCommand = async (intent) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      return shop.post(intent);
    };
    const tabs = [openTab(shop, post, browser), openTab(shop, post, browser)];
    await Promise.all(tabs.map(({ client }) => client.submit(addition())));
    expect(most).toBe(1);
    expect(shop.cart && countPieces(shop.cart)).toBe(3);
  });
});

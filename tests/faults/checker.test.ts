import { describe, expect, it } from "vitest";
import { type FakeCart, newFakeCart } from "../support/fake-cart.ts";
import { checkContents, type SignInRecords } from "./support/check-contents.ts";
import { checkThing } from "./support/check-world.ts";
import type { Outcome } from "./support/fault-client.ts";
import type { DoneOperation } from "./support/fault-world.ts";

const sku = "F1-A";
const addition = { kind: "add", sku, quantity: 2 } as const;

function toCart(name: string, pieces: number): FakeCart {
  const cart = newFakeCart(`seed-1-12345678-${name}-SK-1`, "SK", { anonymousId: name, customerId: null });
  if (pieces > 0) cart.lines.push({ id: `${sku}-1`, sku, quantity: pieces });
  return cart;
}

/** Builds an addition by the phone, first sent at 10 ms and acknowledged at 30 ms, with a cart. */
function toAddition({ id: cartId }: FakeCart, clamped: { readonly clampedTo?: number } = {}): DoneOperation {
  const outcome = { kind: "taken", cartId, ...clamped } as const;
  return { client: "phone", operation: addition, from: 10, to: 30, outcome };
}

function toRecords(
  operations: readonly DoneOperation[],
  platform: Partial<SignInRecords["platform"]>,
  stock = 100,
): SignInRecords {
  const shelves = { stockOf: () => stock, numberOfLine: (id: string) => Number(id.split("-").at(-1)) };
  return {
    seed: 1,
    operations: [...operations],
    platform: { merges: [], takeOvers: [], ...shelves, ...platform },
  };
}

/** Reports whether the final cart explains the outcome of adding two items, given the stock. */
function isExplained(outcome: Outcome, stock: number, pieces: number): boolean {
  const cart = toCart("phone", pieces);
  const completed = outcome.kind === "taken" ? { ...outcome, cartId: cart.id } : outcome;
  const done: DoneOperation = { client: "phone", operation: addition, from: 10, to: 30, outcome: completed };
  return checkThing(toRecords([], {}, stock), cart, sku, [done]) === null;
}

describe("the checker of a cart", () => {
  const cartId = "";

  it("derives the added quantity from the stock", () => {
    expect(isExplained({ kind: "taken", cartId }, 2, 2)).toBe(true);
    expect(isExplained({ kind: "taken", cartId, clampedTo: 1 }, 1, 1)).toBe(true);
    expect(isExplained({ kind: "taken", cartId, clampedTo: 1 }, 2, 1)).toBe(false);
    expect(isExplained({ kind: "taken", cartId }, 1, 2)).toBe(false);
    expect(isExplained({ kind: "taken", cartId, clampedTo: 0 }, 0, 0)).toBe(false);
  });

  it('accepts "nothing left" only when the stock is empty', () => {
    expect(isExplained({ kind: "refused", code: "out-of-stock" }, 0, 0)).toBe(true);
    expect(isExplained({ kind: "refused", code: "out-of-stock" }, 1, 0)).toBe(false);
    expect(isExplained({ kind: "refused", code: "out-of-stock" }, 2, 2)).toBe(false);
  });
});

describe("the checker of sign-ins", () => {
  it("explains a command applied to the guest's cart that became the customer's, and acknowledged with the guest's next one", () => {
    const customers = toCart("phone", 2);
    const next = toCart("phone", 0);
    const records = toRecords([toAddition(next)], { takeOvers: [{ at: 20, cart: customers }] });
    expect(checkContents(records, [customers, next])).toEqual([]);
  });

  it("explains a command applied to the guest's cart before the merge, also when fewer items were added", () => {
    const customers = toCart("home", 1);
    const guests = toCart("phone", 1);
    const platform = {
      merges: [{ at: 20, into: customers.id, from: guests }],
      takeOvers: [{ at: 20, cart: guests }],
    };
    const records = toRecords([toAddition(customers, { clampedTo: 1 })], platform, 1);
    expect(checkContents(records, [customers, guests])).toEqual([]);
    const plenty = toRecords([toAddition(customers, { clampedTo: 1 })], platform);
    expect(checkContents(plenty, [customers, guests])).toHaveLength(2);
  });

  it("detects a command applied to both carts, to neither, or after the guest's cart was taken over", () => {
    const customers = toCart("phone", 2);
    const takeOvers = [{ at: 20, cart: customers }];
    const filled = toCart("phone", 2);
    expect(checkContents(toRecords([toAddition(filled)], { takeOvers }), [customers, filled])).toHaveLength(
      1,
    );
    const empty = [toCart("phone", 0), toCart("phone", 0)] as const;
    expect(checkContents(toRecords([toAddition(empty[0])], {}), empty)).toHaveLength(1);
    const next = toCart("phone", 0);
    const early = toRecords([toAddition(next)], { takeOvers: [{ at: 5, cart: customers }] });
    expect(checkContents(early, [customers, next])).toHaveLength(2);
  });

  it("detects another device's command in a guest's cart", () => {
    const guests = toCart("laptop", 2);
    const customers = toCart("home", 0);
    const records = toRecords([toAddition(customers)], { takeOvers: [{ at: 20, cart: guests }] });
    expect(checkContents(records, [customers, guests])).toHaveLength(2);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { dismiss, readNotifications } from "../../design/notification-store";
import { money } from "../../foundation/money";
import { createTranslate } from "../../i18n/create-translate";
import type { CartAnswer, CartCommand } from "../model/cart-command";
import { createCartStore } from "./cart-state";
import { compareCarts, explainDifferences } from "./notices";

const page = { prefix: "", translate: createTranslate("en-GB") };
const state = createCartStore();
const line = sampleLine({ id: "line-1" });
const shown = sampleCart({ lines: [line] });
const more: CartCommand = { type: "set-quantity", lineId: "line-1", quantity: 9 };

function explain(answer: CartAnswer, command: CartCommand = more, isRestoration = false): readonly string[] {
  const intent = { key: "key-0001", command, cartId: null, askedAt: 0, isRestoration, isPromised: false };
  explainDifferences(shown, answer, intent, { page, state });
  return readNotifications().map(({ text }) => text);
}

afterEach(() => {
  for (const { id } of readNotifications()) dismiss(id);
  state.set({ isDrawerOpen: false, notice: null });
});

describe("the sentence about the room's result of a command", () => {
  it("is empty for the shown cart and for exactly the requested change", () => {
    expect(explain({ cart: shown })).toEqual([]);
    expect(explain({ cart: sampleCart({ lines: [{ ...line, quantity: 9 }] }) })).toEqual([]);
  });

  it("reports the new price of a piece", () => {
    const dearer = { ...line, listPrice: money(12000, "EUR") };
    expect(explain({ cart: sampleCart({ lines: [dearer] }) })).toEqual([
      "The price of Planetary mixer is now €120.00 each.",
    ]);
  });

  it("reports the reduction by the stock from n to m pieces, or the shop's limit", () => {
    const three = { ...line, quantity: 3, availableQuantity: 3 };
    expect(explain({ cart: sampleCart({ lines: [three] }), clampedTo: 3 })).toEqual([
      "Planetary mixer: Reduced from 9 to 3: that is all we have in stock.",
    ]);
    const addition: CartCommand = { type: "add-line", sku: line.sku, quantity: 9 };
    expect(explain({ cart: sampleCart({ lines: [three] }), clampedTo: 3 }, addition)).toEqual([
      "Planetary mixer: Only 3 left in stock",
    ]);
    const limited = { ...line, quantity: 5, availableQuantity: 50 };
    expect(explain({ cart: sampleCart({ lines: [limited] }), clampedTo: 5 })).toEqual([
      "You have reached the maximum quantity",
    ]);
  });

  it("is empty while an undone removal comes back in parts", () =>
    expect(
      explain(
        { cart: sampleCart({ lines: [{ ...line, quantity: 5 }] }), clampedTo: 5 },
        { type: "add-line", sku: line.sku, quantity: 9 },
        true,
      ),
    ).toEqual([]));

  it("is one message for several differences, in the drawer while it is open", () => {
    state.set({ isDrawerOpen: true });
    const other = sampleLine({ id: "line-2", sku: "EX2", name: { en: "Ham slicer" } });
    const intent = {
      key: "key-0001",
      command: more,
      cartId: null,
      askedAt: 0,
      isRestoration: false,
      isPromised: false,
    };
    const code = { id: "code-1", code: "IRONHALL10", state: "MatchesCart" } as const;
    explainDifferences(sampleCart({ lines: [line, other], discountCodes: [code] }), { cart: shown }, intent, {
      page,
      state,
    });
    expect(readNotifications()).toEqual([]);
    expect(state.get().notice).toEqual({
      kind: "info",
      text: "Ham slicer is no longer in your cart. Code IRONHALL10 no longer applies to your cart.",
    });
  });
});

describe("the difference between the shown and the room's cart", () => {
  it("reports removed lines and changed quantities", () => {
    const unchanged = sampleLine({ id: "kept" });
    const gone = sampleLine({ id: "gone" });
    const shown = sampleCart({ lines: [unchanged, gone, sampleLine({ id: "more", quantity: 5 })] });
    const less = sampleLine({ id: "more", quantity: 3 });
    const actual = sampleCart({ lines: [unchanged, less, sampleLine({ id: "new" })] });
    expect(compareCarts(shown, actual)).toEqual([
      { kind: "line-left", line: gone },
      { kind: "line-changed", line: less },
    ]);
  });

  it("reports a changed price of a piece, without discounts", () => {
    const line = sampleLine({ id: "dearer" });
    const dearer = { ...line, listPrice: money(12000, "EUR") };
    const discounted = { ...line, unitPrice: money(9000, "EUR") };
    expect(compareCarts(sampleCart({ lines: [line] }), sampleCart({ lines: [dearer] }))).toEqual([
      { kind: "price-changed", line: dearer },
    ]);
    expect(compareCarts(sampleCart({ lines: [line] }), sampleCart({ lines: [discounted] }))).toEqual([]);
  });

  it("reports codes that no longer apply", () => {
    const code = { id: "code-1", code: "IRONHALL10", state: "MatchesCart" } as const;
    const waiting = { ...code, state: "DoesNotMatchCart" } as const;
    const left = [{ kind: "coupon-left", code: "IRONHALL10" }];
    const counted = sampleCart({ discountCodes: [code] });
    expect(compareCarts(counted, sampleCart())).toEqual(left);
    expect(compareCarts(counted, sampleCart({ discountCodes: [waiting] }))).toEqual(left);
    expect(compareCarts(counted, counted)).toEqual([]);
    expect(compareCarts(sampleCart({ discountCodes: [waiting] }), sampleCart())).toEqual([]);
  });
});

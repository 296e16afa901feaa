import { beforeEach, expect, it } from "vitest";
import type { CartCommand } from "../model/cart-command";
import { addFailed, hasFailed, takeFailed, takeSameFailed } from "./failed-intents";

const fail = (key: string, command: CartCommand) =>
  addFailed({ key, command, cartId: null, askedAt: 0, isRestoration: false, isPromised: false });
const keysOfFailed = () => takeFailed().map(({ key }) => key);
const add: CartCommand = { type: "add-line", sku: "EX1", quantity: 1 };

beforeEach(() => {
  takeFailed();
});

it("gives back what failed in its order, once", () => {
  fail("a", add);
  fail("b", { type: "apply-coupon", code: "IRONHALL10" });
  expect(hasFailed()).toBe(true);
  expect(keysOfFailed()).toEqual(["a", "b"]);
  expect(hasFailed()).toBe(false);
});

it("finds the failed one that asks for the same, so that it goes under its first key", () => {
  fail("a", add);
  expect(takeSameFailed({ ...add, quantity: 2 })).toBeNull();
  expect(takeSameFailed(add)?.key).toBe("a");
  expect(takeSameFailed(add)).toBeNull();
});

it("forgets what a line should have been when it should be something else", () => {
  fail("a", { type: "set-quantity", lineId: "line-1", quantity: 2 });
  fail("b", { type: "set-quantity", lineId: "line-2", quantity: 2 });
  expect(takeSameFailed({ type: "remove-line", lineId: "line-1" })).toBeNull();
  expect(keysOfFailed()).toEqual(["b"]);
});

import { beforeEach, expect, it } from "vitest";
import type { CartCommand } from "../model/cart-command";
import { Outbox } from "./outbox";

let outbox: Outbox;
const fail = (key: string, command: CartCommand) =>
  outbox.addFailed({ key, command, cartId: null, askedAt: 0, isRestoration: false, isPromised: false });
const keysOfFailed = () => outbox.releaseFailed().map(({ key }) => key);
const add: CartCommand = { type: "add-line", sku: "EX1", quantity: 1 };

beforeEach(() => {
  outbox = new Outbox(async () => {}, 300);
});

it("gives back what failed in its order, once", () => {
  fail("a", add);
  fail("b", { type: "apply-coupon", code: "IRONHALL10" });
  expect(outbox.hasFailed).toBe(true);
  expect(keysOfFailed()).toEqual(["a", "b"]);
  expect(outbox.hasFailed).toBe(false);
});

it("finds the failed one that asks for the same, so that it goes under its first key", () => {
  fail("a", add);
  expect(outbox.releaseSameFailed({ ...add, quantity: 2 })).toBeNull();
  expect(outbox.releaseSameFailed(add)?.key).toBe("a");
  expect(outbox.releaseSameFailed(add)).toBeNull();
});

it("forgets what a line should have been when it should be something else", () => {
  fail("a", { type: "set-quantity", lineId: "line-1", quantity: 2 });
  fail("b", { type: "set-quantity", lineId: "line-2", quantity: 2 });
  expect(outbox.releaseSameFailed({ type: "remove-line", lineId: "line-1" })).toBeNull();
  expect(keysOfFailed()).toEqual(["b"]);
});

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

it("returns the failed commands in their order, once", () => {
  fail("a", add);
  fail("b", { type: "apply-coupon", code: "IRONHALL10" });
  expect(outbox.hasFailed).toBe(true);
  expect(keysOfFailed()).toEqual(["a", "b"]);
  expect(outbox.hasFailed).toBe(false);
});

it("finds a failed command with the same request, so that it goes under its first key", () => {
  fail("a", add);
  expect(outbox.releaseSameFailed({ ...add, quantity: 2 })).toBeNull();
  expect(outbox.releaseSameFailed(add)?.key).toBe("a");
  expect(outbox.releaseSameFailed(add)).toBeNull();
});

it("drops older quantities of a line that gets another one", () => {
  fail("a", { type: "set-quantity", lineId: "line-1", quantity: 2 });
  fail("b", { type: "set-quantity", lineId: "line-2", quantity: 2 });
  expect(outbox.releaseSameFailed({ type: "remove-line", lineId: "line-1" })).toBeNull();
  expect(keysOfFailed()).toEqual(["b"]);
});

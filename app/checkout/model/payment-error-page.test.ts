import { expect, it } from "vitest";
import { readPaymentErrorKind } from "./payment-error-page";

it.each([
  [null, null],
  ["malformed-price", "malformed-price"],
  ["cancelled-transaction", "cancelled-transaction"],
  ["creating-order-failed", "creating-order-failed"],
  ["unprocessable-entity", "unprocessable-entity"],
  ["payment-error", "payment-error"],
  ["<b>your card</b>", "payment-error"],
  ["", "payment-error"],
])("reads ?error=%j as %j", (value, kind) => {
  expect(readPaymentErrorKind(value)).toBe(kind);
});

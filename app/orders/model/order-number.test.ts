import { expect, it } from "vitest";
import { isOrderNumber, toOrderNumber } from "./order-number";

const cartId = "6f1f2a52-6d2c-4c3e-9a54-0f3f4b0e9a11";

it("is twelve digits in groups of four, the same for the same cart", () => {
  expect(toOrderNumber(cartId)).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect(toOrderNumber(cartId)).toBe(toOrderNumber(cartId));
});

it("differs for another attempt and for neighbouring ids", () => {
  const numbers = new Set(Array.from({ length: 5000 }, (_, index) => toOrderNumber(`${cartId}${index}`)));
  expect(numbers.size).toBe(5000);
  expect(toOrderNumber(cartId, 1)).not.toBe(toOrderNumber(cartId));
});

it("has a check digit that detects a wrong digit and two swapped ones", () => {
  const number = toOrderNumber(cartId);
  expect(isOrderNumber(number)).toBe(true);
  expect(isOrderNumber(number.replaceAll("-", " "))).toBe(true);
  const wrong = `${number.startsWith("1") ? "2" : "1"}${number.slice(1)}`;
  expect(isOrderNumber(wrong)).toBe(false);
});

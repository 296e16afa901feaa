import { expect, it } from "vitest";
import { isPhoneNumber, normalizePhone } from "./address-fields";

it.each([
  ["+421 900 123 456", true],
  ["12345678", true],
  [" 0171 2345678 ", true],
  ["1234567", false],
  ["+1234 567", false],
  ["0900/123456", false],
  ["0043 316 123456", true],
  ["++421900123456", false],
  ["421+900123456", false],
  ["", false],
])("the phone number %j is accepted: %s", (entered, isAccepted) => {
  expect(isPhoneNumber(entered)).toBe(isAccepted);
});

it.each([
  [" 0900  123456 ", "0900 123456"],
  ["0043 316 123456", "+43 316 123456"],
  ["+ 49 30 1234567", "+49 30 1234567"],
  ["+421 900 123 456", "+421 900 123 456"],
])("the phone number %j is stored as %j", (entered, stored) => {
  expect(normalizePhone(entered)).toBe(stored);
});

import { expect, it } from "vitest";
import { ratePassword } from "./rate-password";

it.each([
  ["", null],
  ["hammer", "weak"],
  ["12345678", "weak"],
  ["aaaaaaa1", "weak"],
  ["hammer42", "fair"],
  ["Hammer42!", "good"],
  ["Amboss-und-7-Hämmer", "strong"],
] as const)("rates %j as %s", (password, strength) => {
  expect(ratePassword(password)).toBe(strength);
});

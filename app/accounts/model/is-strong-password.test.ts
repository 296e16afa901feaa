import { describe, expect, it } from "vitest";
import { isStrongPassword, ratePassword } from "./is-strong-password";

describe("isStrongPassword", () => {
  it.each([
    ["hammer42", true],
    ["kladivko-č1", true],
    ["молоток1", true],
    ["hammer4", false],
    ["hammerhammer", false],
    ["1234567890", false],
    ["", false],
  ])("for %j returns %s", (password, expected) => {
    expect(isStrongPassword(password)).toBe(expected);
  });
});

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

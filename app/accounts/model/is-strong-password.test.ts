import { describe, expect, it } from "vitest";
import { isStrongPassword } from "./is-strong-password";

describe("a password", () => {
  it.each([
    ["hammer42", true],
    ["kladivko-č1", true],
    ["молоток1", true],
    ["hammer4", false],
    ["hammerhammer", false],
    ["1234567890", false],
    ["", false],
  ])("%j: strong enough is %s", (password, expected) => {
    expect(isStrongPassword(password)).toBe(expected);
  });
});

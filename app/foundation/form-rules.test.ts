import { expect, it } from "vitest";
import { atMost, defaultRules, type FormRule, findBrokenRule, oneOf, required } from "./form-rules";

const min3: FormRule = { rule: "min", characters: 3 };

it.each([
  ["", [required], "required"],
  ["   ", [required], "required"],
  ["x", [required], null],
  ["", [{ rule: "email" }], null],
  ["jana@example.sk", [{ rule: "email" }], null],
  ["jana@example", [{ rule: "email" }], "email"],
  ["мария.o'neil+x@пример.бг", [{ rule: "email" }], null],
  ["x<jana@example.sk>", [{ rule: "email" }], "email"],
  ["x,jana@example.sk", [{ rule: "email" }], "email"],
  ["x@[127.0.0.1]", [{ rule: "email" }], "email"],
  [`${"x".repeat(250)}@a.sk`, [{ rule: "email" }], "email"],
  ["", [min3], null],
  ["ab", [min3], "min"],
  ["abc", [min3], null],
  ["abcd", [atMost(3)], "max"],
  ["hammer42", [{ rule: "confirmed", by: "hammer42" }], null],
  ["", [{ rule: "confirmed", by: "hammer42" }], "confirmed"],
  ["hammer24", [{ rule: "confirmed", by: "hammer42" }], "confirmed"],
  ["COMPANY", [oneOf(["PRIVATE", "COMPANY"])], null],
  ["company", [oneOf(["PRIVATE", "COMPANY"])], "oneOf"],
  ["5", [{ rule: "rating" }], null],
  ["6", [{ rule: "rating" }], "rating"],
  ["0", [{ rule: "rating" }], "rating"],
  ["", defaultRules, "required"],
  ["BP", defaultRules, "min"],
  ["3M ", defaultRules, "min"],
  ["ABC", defaultRules, null],
] satisfies [string, readonly FormRule[], string | null][])("%j under %j: %s", (value, rules, broken) => {
  expect(findBrokenRule(value, rules)).toBe(broken);
});

import { expect, it } from "vitest";
import { fragment } from "../database/fragment.ts";
import { numberParameters } from "./search-products.ts";

it("binds a value once, however often a statement uses it", () => {
  const { sql, parameters } = numberParameters(
    fragment("a = ? AND b = ? AND c = ? AND d = ?", "x", 1, "x", "1"),
  );
  expect(sql).toBe("a = ?1 AND b = ?2 AND c = ?1 AND d = ?3");
  expect(parameters).toEqual(["x", 1, "1"]);
});

it("refuses a statement whose placeholders have no values", () => {
  expect(() => numberParameters(fragment("a = ?"))).toThrow("more placeholders than values");
});

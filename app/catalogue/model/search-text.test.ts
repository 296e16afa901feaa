import { expect, it } from "vitest";
import { parseSearchText } from "./search-text";

it.each([
  [null, null],
  ["", null],
  [" a ", null],
  ["ab", "ab"],
  ["  welding \n machine ", "welding machine"],
  ["x".repeat(100), "x".repeat(100)],
  ["x".repeat(101), null],
])("%j is searched as %j", (typed, text) => expect(parseSearchText(typed)).toBe(text));

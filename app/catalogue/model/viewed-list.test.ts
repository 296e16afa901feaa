import { expect, it } from "vitest";
import { mostViewed, parseViewed, withViewed } from "./viewed-list";

it("lists viewed articles last first, each once, and no more than are shown", () => {
  expect(withViewed(["A1", "B2"], "B2")).toEqual(["B2", "A1"]);
  const many = Array.from({ length: 20 }, (_, index) => `A${index}`);
  expect(withViewed(many, "B1")).toHaveLength(mostViewed + 1);
});

it("reads no more than its maximum, and only SKUs", () => {
  expect(parseViewed("ex10010000,EX10010000,<b>,EX2")).toEqual(["EX10010000", "EX2"]);
  expect(parseViewed(null)).toEqual([]);
});

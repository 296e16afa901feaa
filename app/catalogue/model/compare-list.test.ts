import { describe, expect, it } from "vitest";
import { parseCompared, toComparePath, toggleCompared } from "./compare-list";

it.each([
  [null, []],
  ["", []],
  ["EX10010000,ex10020000", ["EX10010000", "EX10020000"]],
  ["EX1, EX1 ,EX2", ["EX1", "EX2"]],
  ["EX10010000,10010000,4100010", ["EX10010000", "4100010"]],
  ["A1,A2,A3,A4,A5,A6", ["A1", "A2", "A3", "A4", "A5"]],
  ['<script>,EX1,"x"', ["EX1"]],
])("reads %j as %j", (text, skus) => {
  expect(parseCompared(text)).toEqual(skus);
});

describe("the list of a shopper", () => {
  it("adds a product, removes it, and refuses a sixth", () => {
    expect(toggleCompared([], "A")).toEqual({ skus: ["A"], change: "added" });
    expect(toggleCompared(["A", "B"], "A")).toEqual({ skus: ["B"], change: "removed" });
    const five = ["A", "B", "C", "D", "E"];
    expect(toggleCompared(five, "F")).toEqual({ skus: five, change: "full" });
    expect(toggleCompared(five, "E").change).toBe("removed");
  });

  it("is in the URL", () => {
    expect(toComparePath("/fr", ["A", "B"])).toBe("/fr/compare?skus=A,B");
    expect(toComparePath("", [])).toBe("/compare");
  });
});

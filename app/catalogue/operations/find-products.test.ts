import { describe, expect, it } from "vitest";
import { chooseAttributes, compareValues } from "./find-products.server";

const technical = {
  types: [
    ["power", "weight"],
    ["capacity", "power", "bowls", "speeds"],
  ],
  labels: new Map(),
};

describe("the attributes of a listing", () => {
  it("are those that most products have, in the order of the type that has most of them", () => {
    const counts = new Map([
      ["power", 10],
      ["speeds", 9],
      ["capacity", 6],
      ["bowls", 5],
    ]);
    expect(chooseAttributes({ total: 10, counts }, technical)).toEqual(["capacity", "power", "speeds"]);
  });

  it("are empty for products with nothing in common", () => {
    expect(chooseAttributes({ total: 10, counts: new Map([["power", 3]]) }, technical)).toEqual([]);
  });
});

describe("a column", () => {
  it.each([
    ["asc", [null, 20, 3, 100], [3, 20, 100, null]],
    ["desc", [null, 20, 3, 100], [100, 20, 3, null]],
    ["asc", ["IP54", "IP2", null], ["IP2", "IP54", null]],
  ] as const)("sorted %s has missing values last: %j", (direction, values, sorted) => {
    const column = { name: "power", direction };
    expect([...values].sort((one, other) => compareValues(one, other, column))).toEqual(sorted);
  });
});

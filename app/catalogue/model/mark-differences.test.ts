import { expect, it } from "vitest";
import { compareColumns, listUnusual } from "./mark-differences";

it("finds the columns whose cells are all equal", () => {
  const columns = compareColumns([
    ["steel", "5"],
    ["steel", "8"],
  ]);
  expect(columns.map(({ isSame }) => isSame)).toEqual([true, false]);
  expect(compareColumns([["steel"]])[0]?.isSame).toBe(false);
});

it("marks the cells that differ from the value of more than half of the rows", () => {
  const rows = [["230"], ["230"], ["230"], ["400"], ["–"]];
  const columns = compareColumns(rows);
  expect(rows.map((cells) => listUnusual(cells, columns).length)).toEqual([0, 0, 0, 1, 0]);
});

it("marks nothing without a majority, or where most products lack the attribute", () => {
  for (const values of [
    ["1", "1", "2", "3"],
    ["–", "–", "–", "3"],
    ["1", "1", "2"],
  ])
    expect(compareColumns(values.map((value) => [value]))[0]?.usual).toBeNull();
});

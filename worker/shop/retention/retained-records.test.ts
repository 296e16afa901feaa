import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { retainedRecords } from "./retained-records.ts";

it("lists in the operator's document the same retention periods as the schedule", () => {
  const text = readFileSync("docs/operations.md", "utf8");
  const rows = retainedRecords.map(
    ({ what, where, howLong, forgetting }) =>
      `| ${what} | ${where} | ${howLong} | ${forgetting ? "the shop's schedule" : "by itself"} |`,
  );
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
});

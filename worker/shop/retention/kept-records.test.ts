import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { keptRecords } from "./kept-records.ts";

it("says in the operator's document how long each thing is kept, as the schedule keeps it", () => {
  const text = readFileSync("docs/operations.md", "utf8");
  const rows = keptRecords.map(
    ({ what, where, howLong, forgetting }) =>
      `| ${what} | ${where} | ${howLong} | ${forgetting ? "the shop's schedule" : "by itself"} |`,
  );
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
});

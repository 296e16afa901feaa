import { expect, it } from "vitest";
import { atLeast, atMost, toGoalTable } from "./goal.ts";

it("has a line for every goal and marks missed ones", () => {
  const goals = [atLeast("reads", 0.7, 0.7, "× bare"), atMost("weight", 112.01, 112, "kB")];
  expect(toGoalTable(goals)).toEqual([
    "| figure | measured | goal | |",
    "|---|---|---|---|",
    "| reads | 0.70 × bare | ≥ 0.7 × bare | reached |",
    "| weight | 112.01 kB | ≤ 112.00 kB | **missed** |",
  ]);
});

import type { Goal } from "./goal.ts";

/** The goals as the lines of a Markdown table; a missed one stands out. */
export function toGoalTable(goals: readonly Goal[]): readonly string[] {
  return [
    "| figure | measured | goal | |",
    "|---|---|---|---|",
    ...goals.map(
      ({ figure, measured, wanted, isReached }) =>
        `| ${figure} | ${measured} | ${wanted} | ${isReached ? "reached" : "**missed**"} |`,
    ),
  ];
}

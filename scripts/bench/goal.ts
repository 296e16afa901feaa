/** One line of the goals' table. */
export type Goal = {
  readonly figure: string;
  readonly measured: string;
  readonly wanted: string;
  readonly isReached: boolean;
};

export function atLeast(figure: string, value: number, wanted: number, unit: string): Goal {
  return {
    figure,
    measured: `${value.toFixed(2)} ${unit}`,
    wanted: `≥ ${wanted} ${unit}`,
    isReached: value >= wanted,
  };
}

export function atMost(figure: string, value: number, wanted: number, unit: string, digits = 2): Goal {
  return {
    figure,
    measured: `${value.toFixed(digits)} ${unit}`,
    wanted: `≤ ${wanted.toFixed(digits)} ${unit}`,
    isReached: value <= wanted,
  };
}

/** Renders the goals as lines of a Markdown table; missed ones are emphasised. */
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

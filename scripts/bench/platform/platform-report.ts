import { type Goal, toGoalTable } from "../goal.ts";
import type { Comparison, Spread } from "./compare-in-turn.ts";
import type { ImportRate } from "./measure-import.ts";

export type PlatformReport = {
  readonly date: string;
  readonly bySize: ReadonlyMap<number, readonly Comparison[]>;
  readonly rates: readonly ImportRate[];
  readonly goals: readonly Goal[];
};

/** Renders docs/platform-figures.md. */
export function toPlatformMarkdown({ date, bySize, rates, goals }: PlatformReport): string {
  return [
    "# Figures of the embedded platform",
    "",
    `Run on ${date} with \`npm run bench -- --platform\`: the platform's worker alone on local D1 (Miniflare), one request at a time over`,
    "HTTP. Beside each stands what the same statements take when they are sent to D1 as they are, also over HTTP; writes are",
    "stood for by as many bytes into a plain table. Ratios carry over to other machines, absolute figures do not.",
    "",
    "## Goals",
    "",
    ...toGoalTable(goals),
    "",
    "## Figures",
    "",
    "| request | SKUs | statements | p50 / p95 | its SQL p50 / p95 | ratio of medians |",
    "|---|---|---|---|---|---|",
    ...toRows(bySize),
    "",
    "## Importing",
    "",
    "| in batches of 20, into an empty platform | a second |",
    "|---|---|",
    ...rates.map(({ name, perSecond }) => `| ${name} | ${perSecond.toFixed(0)} |`),
    "",
  ].join("\n");
}

function toRows(bySize: PlatformReport["bySize"]): readonly string[] {
  const names = [...bySize.values()][0]?.map(({ name }) => name) ?? [];
  return names.flatMap((name) =>
    [...bySize].flatMap(([total, comparisons]) => {
      const found = comparisons.find((comparison) => comparison.name === name);
      return found ? [toRow(total, found)] : [];
    }),
  );
}

function toRow(total: number, { name, statements, platform, sql }: Comparison): string {
  const pair = ({ median, p95 }: Spread) => `${median.toFixed(2)} / ${p95.toFixed(2)} ms`;
  const ratio = (platform.median / sql.median).toFixed(2);
  return `| ${name} | ${total.toLocaleString("en")} | ${statements} | ${pair(platform)} | ${pair(sql)} | ${ratio} |`;
}

import { type Goal, toGoalTable } from "./goal.ts";
import type { Figures } from "./measure-all.ts";

export type Report = {
  readonly date: string;
  readonly figures: ReadonlyMap<string, Figures>;
  readonly goals: readonly Goal[];
  readonly notes: readonly string[];
};

/** Renders docs/benchmarks.md. */
export function toMarkdown({ date, figures, goals, notes }: Report): string {
  return [
    "# Benchmarks",
    "",
    `Run on ${date} with \`npm run bench\`. Everything is measured in one run, in turn, on Miniflare with real bindings, the`,
    "workers asked directly: its entry before them costs 0.4 ms of CPU a request and would flatter every ratio. Concurrency 8, the",
    "median of all rounds. CPU is that of the serving process per request.",
    "Ratios carry over to other machines, absolute figures do not. What a browser measures: `npm run bench -- --browser`.",
    "",
    "## Goals",
    "",
    ...toGoalTable(goals),
    "",
    "## Figures",
    "",
    "| target | requests/s | CPU ms/request | TTFB p50/p95 at 1 | TTFB p50/p95 at 8 |",
    "|---|---|---|---|---|",
    ...[...figures].map(([name, figure]) => toRow(name, figure)),
    "",
    ...notes.map((note) => `- ${note}`),
    "",
  ].join("\n");
}

function toRow(name: string, { requestsPerSecond, cpuMsPerRequest, firstByte }: Figures): string {
  const pair = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(2)} / ${p95.toFixed(2)} ms`;
  return `| ${name} | ${requestsPerSecond.toFixed(0)} | ${cpuMsPerRequest.toFixed(2)} | ${pair(firstByte[1])} | ${pair(firstByte[8])} |`;
}

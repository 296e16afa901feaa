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
    `Run on ${date} with \`npm run bench\`. All targets are measured in one run, in turn, on Miniflare with real bindings.`,
    "Workers are called directly, because Miniflare's entry worker costs 0.4 ms of CPU per request and would improve every",
    "ratio. Concurrency 8, median of all rounds. CPU is the serving process's time per request. Ratios carry over to other",
    "machines, absolute values do not. Measurements in a browser: `npm run bench -- --browser`.",
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

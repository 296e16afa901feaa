import { atLeast, atMost, type Goal, toGoalTable } from "./goal.ts";
import type { Figures } from "./measure-all.ts";
import type { Rate } from "./measure-rate.ts";
import type { FirstViewWeight, HtmlWeight } from "./page-weight.ts";
import { median } from "./percentile.ts";

/** Evaluates the bench's goals, each as a ratio to a baseline of the same run or as a weight. */
export function judge(
  figures: ReadonlyMap<string, Figures>,
  html: HtmlWeight,
  firstView: FirstViewWeight,
): readonly Goal[] {
  const of = (name: string): Figures => {
    const found = figures.get(name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const constant = of("(b) constant HTML");
  const cards = of("(c) 24 cards, bare React");
  const rate = (name: string, base: Figures) =>
    compareRounds(of(name), base, ({ requestsPerSecond }) => requestsPerSecond);
  const cpu = (name: string) => compareRounds(of(name), cards, ({ cpuMsPerRequest }) => cpuMsPerRequest);
  return [
    atMost("home, uncached, CPU", cpu("home, recorded responses"), 1.8, "× (c)"),
    atMost("product, uncached, CPU", cpu("product, recorded responses"), 2.8, "× (c)"),
    atMost("account page, uncached, CPU", cpu("account, recorded responses"), 2.6, "× (c)"),
    atLeast("listing, uncached, requests/s", rate("listing, recorded responses", cards), 0.35, "of (c)"),
    atLeast("guest page from the page cache, requests/s", rate("listing, cached", constant), 0.8, "of (b)"),
    atMost("HTML of the listing with its inlined styles, raw", html.raw / 1000, 130, "kB"),
    atMost("share of its markup that is hydration state", html.hydrationShare * 100, 25, "%"),
    atMost("client JavaScript of the first view, brotli", firstView.javaScript / 1000, 125, "kB"),
  ];
}

/** The median of the rounds' own ratios: a slow minute of the machine is in both figures of its round. */
function compareRounds(target: Figures, base: Figures, read: (rate: Rate) => number): number {
  return median(
    target.rounds.flatMap((rate, round) => {
      const own = base.rounds[round];
      return own ? [read(rate) / read(own)] : [];
    }),
  );
}

type Report = {
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
    "ratio. Concurrency 8, median of all rounds; a ratio is the median of the rounds' own ratios. CPU is the serving",
    "process's time per request. Ratios carry over to other machines, absolute values do not. Measurements in a browser:",
    "`npm run bench -- --browser`.",
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

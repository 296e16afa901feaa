import { toGoalTable } from "../goal.ts";
import type { LoadVerdict } from "./judge-load.ts";

type LoadReport = {
  readonly date: string;
  readonly command: string;
  readonly seconds: number;
  readonly requests: number;
  readonly verdict: LoadVerdict;
};

/** Renders docs/load-figures.md. */
export function toLoadMarkdown({ date, command, seconds, requests, verdict }: LoadReport): string {
  const { goals, kinds, faults, unexplained, memory } = verdict;
  const whole = (value: number) => (Number.isNaN(value) ? "–" : value.toFixed(0));
  return [
    "# Mixed load",
    "",
    `Run on ${date} with \`${command}\`: ${requests} requests in ${(seconds / 60).toFixed(1)} minutes, ${(requests / seconds).toFixed(0)} a second, by visitors who`,
    "each do one thing after the other without a pause: pages, search and suggestions, carts, sockets, orders by bank transfer and by a provider's page,",
    "accounts, addresses that never were. One machine runs visitors, shop, rooms, platform, search and sandbox: ratios carry over, times do not.",
    "",
    "## Goals",
    "",
    ...toGoalTable(goals),
    "",
    "## Times of calm minutes",
    "",
    "| asked for | requests | p95 first minutes, ms | p95 later, ms | |",
    "|---|---|---|---|---|",
    ...kinds.map(
      ({ kind, count, firstP95, laterP95, isJudged }) =>
        `| ${kind} | ${count} | ${whole(firstP95)} | ${whole(laterP95)} | ${isJudged ? "" : "too few to judge"} |`,
    ),
    "",
    `Memory of the runtime: ${whole(memory.firstMegabytes)} MB at the start, ${whole(memory.lastMegabytes)} MB at the end, ${memory.perMinute.toFixed(1)} MB a minute in the second half (judged in runs of ten minutes and more).`,
    "",
    ...(faults.length > 0
      ? [
          "## What was switched off",
          "",
          "| fault | requests while it lasted and after it | of them failed because of it |",
          "|---|---|---|",
          ...faults.map(({ fault, asked, felt }) => `| ${fault} | ${asked} | ${felt} |`),
          "",
        ]
      : []),
    ...(unexplained.size > 0
      ? [
          "## Errors without a cause",
          "",
          ...[...unexplained].map(([text, count]) => `- ${count} × ${text}`),
          "",
        ]
      : []),
  ].join("\n");
}

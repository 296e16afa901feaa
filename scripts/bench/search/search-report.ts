import { atMost, type Goal, toGoalTable } from "../goal.ts";

export type SearchFigures = {
  readonly size: number;
  readonly perSecond: number;
  /** The first request of a kind after a start, which loads what it reads from the tables. */
  readonly firsts: readonly { readonly name: string; readonly milliseconds: number }[];
  readonly rows: readonly { readonly name: string; readonly median: number; readonly p95: number }[];
};

/** Maximum 95th percentile, in milliseconds, by the beginning of the row's name. */
const goals: readonly { readonly row: string; readonly most: Readonly<Record<number, number>> }[] = [
  { row: "suggestions", most: { 1500: 20, 100000: 50 } },
  { row: "listing", most: { 1500: 30, 100000: 80 } },
  { row: "whole catalogue with five facets", most: { 100000: 150 } },
];

/** Maximum of a first response after a start. */
const mostFirstMs = 1_000;

/** Renders docs/search-figures.md. */
export function toSearchMarkdown(date: string, figures: readonly SearchFigures[]): string {
  return [
    "# Figures of the embedded search",
    "",
    `Run on ${date} with \`npm run bench -- --search\`: only the search's worker (Miniflare), one request at a time`,
    "over HTTP, all requests different; records of about 90 words and ten technical attributes, a vocabulary as large as a",
    "language's. Absolute values are this machine's.",
    "",
    "## Goals",
    "",
    ...toGoalTable(judge(figures)),
    "",
    "## Figures",
    "",
    "| request | records | p50 / p95 |",
    "|---|---|---|",
    ...toRows(figures),
    "",
    "| | records | |",
    "|---|---|---|",
    ...figures.map(
      ({ size, perSecond }) =>
        `| filling an empty index | ${toText(size)} | ${perSecond.toFixed(0)} a second |`,
    ),
    ...figures.flatMap(({ size, firsts }) =>
      firsts.map(
        ({ name, milliseconds }) =>
          `| first after a start: ${name} | ${toText(size)} | ${milliseconds.toFixed(0)} ms |`,
      ),
    ),
    "",
  ].join("\n");
}

function judge(figures: readonly SearchFigures[]): readonly Goal[] {
  const steady = goals.flatMap(({ row, most }) =>
    figures.flatMap(({ size, rows }) => {
      const found = rows.find(({ name }) => name.startsWith(row));
      const wanted = most[size];
      return found && wanted ? [atMost(`${row}, p95 at ${toText(size)}`, found.p95, wanted, "ms")] : [];
    }),
  );
  const slowest = ({ firsts }: SearchFigures) => Math.max(...firsts.map(({ milliseconds }) => milliseconds));
  return [
    ...steady,
    ...figures.map((each) =>
      atMost(`first response after a start at ${toText(each.size)}`, slowest(each), mostFirstMs, "ms"),
    ),
  ];
}

function toRows(figures: readonly SearchFigures[]): readonly string[] {
  const names = figures[0]?.rows.map(({ name }) => name) ?? [];
  return names.flatMap((name) =>
    figures.flatMap(({ size, rows }) => {
      const row = rows.find((each) => each.name === name);
      return row
        ? [`| ${name} | ${toText(size)} | ${row.median.toFixed(1)} / ${row.p95.toFixed(1)} ms |`]
        : [];
    }),
  );
}

function toText(size: number): string {
  return size.toLocaleString("en");
}

import { atMost, type Goal, toGoalTable } from "../goal.ts";

export type SearchFigures = {
  readonly size: number;
  readonly perSecond: number;
  /** The first query after a start, which fills memory from the tables. */
  readonly firstMs: number;
  readonly rows: readonly { readonly name: string; readonly median: number; readonly p95: number }[];
};

/** Maximum 95th percentile, in milliseconds, by the beginning of the row's name. */
const goals: readonly { readonly row: string; readonly most: Readonly<Record<number, number>> }[] = [
  { row: "suggestions", most: { 1500: 20, 100000: 50 } },
  { row: "listing", most: { 1500: 30, 100000: 80 } },
  { row: "whole catalogue with five facets", most: { 100000: 150 } },
];

/** Renders docs/search-figures.md. */
export function toSearchMarkdown(date: string, figures: readonly SearchFigures[]): string {
  return [
    "# Figures of the embedded search",
    "",
    `Run on ${date} with \`npm run bench -- --search\`: the search's worker alone (Miniflare), one request at a time over HTTP, no two`,
    "requests the same; records of about 90 words and ten technical figures, vocabulary as large as a language's. Absolute",
    "figures are this machine's.",
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
    ...figures.map(
      ({ size, firstMs }) => `| first answer after a start | ${toText(size)} | ${firstMs.toFixed(0)} ms |`,
    ),
    "",
  ].join("\n");
}

function judge(figures: readonly SearchFigures[]): readonly Goal[] {
  return goals.flatMap(({ row, most }) =>
    figures.flatMap(({ size, rows }) => {
      const found = rows.find(({ name }) => name.startsWith(row));
      const wanted = most[size];
      return found && wanted ? [atMost(`${row}, p95 at ${toText(size)}`, found.p95, wanted, "ms")] : [];
    }),
  );
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

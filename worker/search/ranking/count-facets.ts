import type { Mask } from "../filters/apply-filter.ts";
import type { Column, Columns } from "../records/columns.ts";
import { findFacetKind, type IndexPlan } from "../records/index-settings.ts";

export type FacetOptions = {
  readonly paths: readonly string[];
  readonly mostValues: number;
  readonly sortBy: "count" | "alpha";
};

export type FacetAnswer = {
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, FacetStats>>;
};

export type FacetStats = {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
};

/** Counts the values of the asked attributes over the records of a mask; `*` asks for all that may be shown. */
export function countFacets(
  mask: Mask,
  columns: Columns,
  plan: IndexPlan,
  options: FacetOptions,
): FacetAnswer {
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, FacetStats> = {};
  for (const path of listPaths(options.paths, columns, plan)) {
    const column = columns.get(path);
    if (!column) continue;
    const values = listValues(column, countValues(column, mask), options);
    if (values.length === 0) continue;
    // Digits as names would be put into another order by an object: what is shown is sorted by whoever reads it.
    facets[path] = Object.fromEntries(values);
    const summed = column.isNumeric && sumNumbers(column, mask);
    if (summed) stats[path] = summed;
  }
  return { facets, stats };
}

/** Number of records with each value, by the value's code. */
export function countValues(column: Column, mask: Mask): Uint32Array {
  const counts = new Uint32Array(column.values.length);
  const { slots, codes, length } = column.pairs;
  for (let at = 0; at < length; at += 1)
    if (mask[slots[at] ?? 0]) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  return counts;
}

function listPaths(asked: readonly string[], columns: Columns, plan: IndexPlan): readonly string[] {
  const isShown = (path: string) => {
    const kind = findFacetKind(plan, path);
    return kind !== null && kind !== "filterOnly";
  };
  const all = asked.includes("*") ? columns.paths : asked.flatMap((path) => withChildren(path, columns));
  return [...new Set(all)].filter(isShown);
}

function withChildren(path: string, columns: Columns): readonly string[] {
  if (columns.get(path)) return [path];
  return columns.paths.filter((name) => name.startsWith(`${path}.`));
}

function listValues(column: Column, counts: Uint32Array, { mostValues, sortBy }: FacetOptions) {
  const values: (readonly [string, number])[] = [];
  counts.forEach((count, code) => {
    if (count > 0) values.push([column.values[code] ?? "", count]);
  });
  const byName = (left: readonly [string, number], right: readonly [string, number]) =>
    left[0] < right[0] ? -1 : 1;
  values.sort((left, right) => (sortBy === "alpha" ? 0 : right[1] - left[1]) || byName(left, right));
  return values.slice(0, mostValues);
}

function sumNumbers(column: Column, mask: Mask): FacetStats | null {
  const { slots, values, length } = column.numbers;
  let [count, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < length; at += 1) {
    if (!mask[slots[at] ?? 0]) continue;
    const value = values[at] ?? 0;
    count += 1;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return count > 0 && length > 0 ? { min, max, avg: sum / count, sum } : null;
}

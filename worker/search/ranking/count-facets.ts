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

/** A value and the number of its records. */
export type ValueCount = readonly [value: string, count: number];

/** Counts the values of the requested attributes over the records of a mask; `*` requests all public ones. */
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
    const values = chooseValues(countValues(column, mask), options);
    if (values.length === 0) continue;
    facets[path] = Object.fromEntries(values);
    const summed = !column.isTruth && sumNumbers(column, mask);
    if (summed) stats[path] = summed;
  }
  return { facets, stats };
}

/** The values of the records of a mask. */
export function countValues(column: Column, mask: Mask): readonly ValueCount[] {
  const counts = new Uint32Array(column.names.length);
  const { slots, values, length } = column.texts;
  for (let at = 0; at < length; at += 1)
    if (mask[slots[at] ?? 0]) {
      const code = values[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  const found: ValueCount[] = [];
  counts.forEach((count, code) => {
    if (count > 0) found.push([column.names[code] ?? "", count]);
  });
  for (const [number, count] of countNumbers(column, mask))
    found.push([column.isTruth ? String(number === 1) : String(number), count]);
  return found;
}

function countNumbers(column: Column, mask: Mask): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const { slots, values, length } = column.numbers;
  for (let at = 0; at < length; at += 1)
    if (mask[slots[at] ?? 0]) {
      const value = values[at] ?? 0;
      counts.set(value, (counts.get(value) ?? 0) + 1);
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

function chooseValues(
  values: readonly ValueCount[],
  { mostValues, sortBy }: FacetOptions,
): readonly ValueCount[] {
  const isByName = sortBy === "alpha";
  const sorted = isByName ? [...values] : dropRare(values, mostValues);
  sorted.sort(([left, most], [right, count]) => (isByName ? 0 : count - most) || (left < right ? -1 : 1));
  return sorted.slice(0, mostValues);
}

/** Drops values that are too rare to be among the first, so that thousands of prices need no sorting. */
function dropRare(values: readonly ValueCount[], wanted: number): ValueCount[] {
  if (values.length <= 4 * wanted) return [...values];
  const counts = Uint32Array.from(values, ([, count]) => count).sort();
  const least = counts[Math.max(0, counts.length - wanted)] ?? 0;
  const frequent = values.filter(([, count]) => count > least);
  return [...frequent, ...values.filter(([, count]) => count === least).slice(0, wanted - frequent.length)];
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
  return count > 0 ? { min, max, avg: sum / count, sum } : null;
}

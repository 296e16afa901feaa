import { findFacetKind, type IndexPlan } from "./index-settings.ts";
import { type SearchRecord, walkValues } from "./read-path.ts";

/** The values of a record for counts, filters and sorting: attribute → values. */
export type ColumnValues = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Longer texts are not facet values. */
const longestValue = 1_000;

/** Numbers and booleans of every attribute, texts of those that the settings declare or sort by, and of `_tags`. */
export function toColumns(record: SearchRecord, plan: IndexPlan): ColumnValues {
  const columns: Record<string, (string | number | boolean)[]> = {};
  for (const [path, value] of walkValues(record)) {
    if (path === "objectID") continue;
    const isText = typeof value === "string";
    if (isText && value.length > longestValue) continue;
    if (isText && path !== "_tags" && !findFacetKind(plan, path) && !plan.sortPaths.includes(path)) continue;
    const values = columns[path];
    if (!values) columns[path] = [value];
    else if (!values.includes(value)) values.push(value);
  }
  return columns;
}

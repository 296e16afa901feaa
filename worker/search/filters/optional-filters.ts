import type { Columns } from "../records/columns.ts";
import { SearchError } from "../requests/search-error.ts";
import { parseJson } from "../text/parse-json.ts";
import { applyFilter, type Mask } from "./apply-filter.ts";
import type { Filter } from "./filter.ts";
import { parseFacetFilters } from "./parse-list-filters.ts";

/** A filter that raises the rank of matching records by its score. */
type OptionalFilter = { readonly filter: Filter; readonly score: number };

/** Filters of which the best counts, or with `sumOrFiltersScores` all. */
type OptionalGroup = readonly OptionalFilter[];

const mostFilters = 200;
/** The number of points that a rank can contain. */
export const mostPoints = 63;

/**
 * `optionalFilters`: like `facetFilters`, each with an optional `<score=N>`; lists within the list are alternatives.
 * Throws 400.
 */
export function parseOptionalFilters(given: unknown): readonly OptionalGroup[] {
  if (given === undefined || given === null || given === "") return [];
  const entries = typeof given === "string" ? readText(given) : given;
  if (!Array.isArray(entries)) throw malformed();
  const groups = entries.map((entry) => (Array.isArray(entry) ? entry : [entry]).map(parseOne));
  if (groups.flat().length > mostFilters) throw new SearchError(400, "optionalFilters: Too many filters");
  return groups.filter((group) => group.length > 0);
}

function readText(text: string): unknown {
  return text.startsWith("[") ? parseJson(text) : text.split(",").map((entry) => entry.trim());
}

function parseOne(entry: unknown): OptionalFilter {
  if (typeof entry !== "string") throw malformed();
  const [, text = entry, score = "1"] = /^(.*)<score=(\d{1,4})>$/s.exec(entry) ?? [];
  return { filter: parseFacetFilters([text]), score: Number(score) };
}

function malformed(): SearchError {
  return new SearchError(400, "optionalFilters: Invalid format, expected an array of strings");
}

/** The points of each record, at most `mostPoints`. */
export function countPoints(
  groups: readonly OptionalGroup[],
  isSummed: boolean,
  columns: Columns,
  alive: Mask,
): Uint8Array {
  const points = new Uint8Array(alive.length);
  for (const group of groups) {
    const own = new Uint16Array(alive.length);
    for (const { filter, score } of group) {
      const mask = applyFilter(filter, columns, alive);
      for (let slot = 0; slot < mask.length; slot += 1) {
        if (!mask[slot]) continue;
        const before = own[slot] ?? 0;
        own[slot] = isSummed ? before + score : Math.max(before, score);
      }
    }
    for (let slot = 0; slot < points.length; slot += 1)
      points[slot] = Math.min((points[slot] ?? 0) + (own[slot] ?? 0), mostPoints);
  }
  return points;
}

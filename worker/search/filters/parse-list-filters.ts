import { SearchError } from "../requests/search-error.ts";
import { parseJson } from "../text/parse-json.ts";
import type { Filter } from "./filter.ts";
import { parseFilters, toValueFilter } from "./parse-filters.ts";

const mostEntries = 2_000;

/** `facetFilters`: a list whose entries must all match, with lists in it of which one entry must. */
export function parseFacetFilters(given: unknown): Filter {
  return parseList(given, "facetFilters", (text) => {
    const colon = text.indexOf(":");
    if (colon < 0)
      throw new SearchError(400, `facetFilters: Invalid filter '${text}', expected attribute:value`);
    return toValueFilter(text.slice(0, colon).trim(), text.slice(colon + 1).trim());
  });
}

export function parseNumericFilters(given: unknown): Filter {
  return parseList(given, "numericFilters", (text) => {
    const filter = parseFilters(text);
    if (filter.kind === "number" || filter.kind === "range") return filter;
    throw new SearchError(400, `numericFilters: Invalid filter '${text.slice(0, 100)}'`);
  });
}

export function parseTagFilters(given: unknown): Filter {
  return parseList(given, "tagFilters", (text) => toValueFilter("_tags", text.trim()));
}

function parseList(given: unknown, name: string, parse: (text: string) => Filter): Filter {
  let entries = 0;
  const read = (value: unknown, depth: number): Filter => {
    entries += 1;
    if (entries > mostEntries) throw new SearchError(400, `${name}: Too many filters`);
    if (typeof value === "string") return parseAlternatives(value, parse);
    if (!Array.isArray(value) || depth > 2)
      throw new SearchError(400, `${name}: Invalid format, expected an array of strings`);
    const filters = value.map((entry) => read(entry, depth + 1));
    return depth === 0 ? { kind: "all", filters } : { kind: "any", filters };
  };
  if (given === undefined || given === null || given === "") return { kind: "all", filters: [] };
  if (typeof given !== "string") return read(given, 0);
  return read(given.startsWith("[") ? parseJson(given) : splitOutside(given), 0);
}

/** `(a,b)`: one of them must match. */
function parseAlternatives(text: string, parse: (text: string) => Filter): Filter {
  const [, inner] = /^\s*\((.*)\)\s*$/s.exec(text) ?? [];
  if (inner === undefined) return parse(text);
  const filters = inner.split(",").map((entry) => parse(entry));
  if (filters.length > mostEntries) throw new SearchError(400, "Too many filters");
  return { kind: "any", filters };
}

/** Splits at commas outside parentheses: `a,(b,c)` → `a`, `(b,c)`. */
function splitOutside(text: string): readonly string[] {
  return text.split(/,(?![^(]*\))/);
}

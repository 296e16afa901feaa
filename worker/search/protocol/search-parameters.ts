import { everything, type Filter } from "../filters/filter.ts";
import { parseFilters } from "../filters/parse-filters.ts";
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from "../filters/parse-list-filters.ts";
import { isRecord } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";
import { parseJson } from "../text/parse-json.ts";
import { requireOffered } from "./offered-parameters.ts";

/** Parameters of a query as sent, including those of `params` (a query string). */
export type RawParameters = Readonly<Record<string, unknown>>;

/** Longer than any query that a person types; the hosted service cuts at the same length. */
const longestQuery = 512;
export const mostHitsPerPage = 1_000;

/** The parameters of a body; refuses unsupported ones. Throws 400. */
export function readRawParameters(body: RawParameters): RawParameters {
  const { params, ...rest } = body;
  if (params !== undefined && params !== null && typeof params !== "string")
    throw new SearchError(400, 'Invalid value for "params", expected a string');
  const sent = { ...Object.fromEntries(new URLSearchParams(params ?? "")), ...rest };
  requireOffered(sent);
  return sent;
}

/** A parameter with the setting of the same name as its default. */
export class Parameters {
  readonly sent: RawParameters;
  readonly #settings: RawParameters;

  constructor(sent: RawParameters, settings: RawParameters) {
    this.sent = sent;
    this.#settings = settings;
  }

  value(name: string): unknown {
    return this.sent[name] ?? this.#settings[name] ?? undefined;
  }

  text(name: string, fallback: string): string {
    const value = this.value(name);
    if (value === undefined) return fallback;
    if (typeof value !== "string") throw this.#refuse(name, "a string");
    return value;
  }

  count(name: string, fallback: number, most: number): number {
    const value = this.value(name);
    if (value === undefined || value === "") return fallback;
    const number = typeof value === "string" ? Number(value) : value;
    if (typeof number !== "number" || !Number.isInteger(number) || number < 0)
      throw this.#refuse(name, "a positive integer");
    return Math.min(number, most);
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.value(name);
    if (value === undefined) return fallback;
    if (value === true || value === "true" || value === "1") return true;
    if (value === false || value === "false" || value === "0" || value === "") return false;
    throw this.#refuse(name, "a boolean");
  }

  /** A list, sent as one, as JSON in a query string, or with commas. */
  list(name: string): readonly string[] | null {
    const value = this.value(name);
    if (value === undefined) return null;
    const entries = typeof value === "string" ? splitList(value) : value;
    if (!Array.isArray(entries) || entries.some((entry) => typeof entry !== "string"))
      throw this.#refuse(name, "an array of strings");
    if (entries.length > 1_000) throw this.#refuse(name, "at most 1000 entries");
    return entries;
  }

  /** The number of records shown per group; 0: all. */
  get distinct(): number {
    const value = this.value("distinct");
    if (value === true || value === "true") return 1;
    if (value === false || value === "false") return 0;
    return this.count("distinct", 0, 100);
  }

  /** The text of the query, without control characters. */
  get query(): string {
    return this.text("query", "")
      .slice(0, longestQuery)
      .toWellFormed()
      .replace(/\p{Cc}/gu, " ");
  }

  get filter(): Filter {
    const filters = [
      parseFilters(this.text("filters", "")),
      parseFacetFilters(this.value("facetFilters")),
      parseNumericFilters(this.value("numericFilters")),
      parseTagFilters(this.value("tagFilters")),
    ].filter((filter) => !isEmpty(filter));
    return filters.length === 0 ? everything : { kind: "all", filters };
  }

  #refuse(name: string, expected: string): SearchError {
    return new SearchError(400, `Invalid value for "${name}", expected ${expected}`);
  }
}

/** Lists of lists without an entry have no condition. */
function isEmpty(filter: Filter): boolean {
  return (filter.kind === "all" || filter.kind === "any") && filter.filters.every(isEmpty);
}

function splitList(text: string): unknown {
  if (!text.startsWith("[")) return text === "" ? [] : text.split(",").map((entry) => entry.trim());
  return parseJson(text);
}

/** The parameters for the response, as a query string. */
export function toParams(sent: RawParameters): string {
  const pairs = Object.entries(sent).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    // JSON may contain half a surrogate pair, a URL may not.
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`;
  });
  return pairs.join("&");
}

export function requireRecords(value: unknown, name: string): readonly RawParameters[] {
  if (!Array.isArray(value) || value.some((entry) => !isRecord(entry)))
    throw new SearchError(400, `Invalid value for "${name}", expected an array of objects`);
  return value;
}

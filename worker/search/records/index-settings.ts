import { isRecord } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";

/** Settings as sent, completed with the hosted service's defaults. */
export type IndexSettings = Readonly<Record<string, unknown>>;

export const defaultSettings: IndexSettings = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  numericAttributesToIndex: null,
  attributesToRetrieve: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesForFaceting: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: "attribute",
  ranking: ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"],
  customRanking: null,
  separatorsToIndex: "",
  removeWordsIfNoResults: "none",
  queryType: "prefixLast",
  highlightPreTag: "<em>",
  highlightPostTag: "</em>",
  alternativesAsExact: ["ignorePlurals", "singleWordSynonym"],
};

/** A searched attribute; lower tiers rank first. */
export type SearchableAttribute = { readonly path: string; readonly tier: number };

export type FacetKind = "plain" | "filterOnly" | "searchable";

/** One sort key. */
export type SortKey = { readonly path: string; readonly isDescending: boolean };

/** The settings in the form for storing records. */
export type IndexPlan = {
  /** Null: every text of a record, all of one rank. */
  readonly searchable: readonly SearchableAttribute[] | null;
  readonly facets: ReadonlyMap<string, FacetKind>;
  readonly sortPaths: readonly string[];
  readonly language: string;
};

/** All further tiers are one. */
const mostTiers = 12;

export function planIndex(settings: IndexSettings, replicas: readonly IndexSettings[]): IndexPlan {
  const searchable = readSearchable(settings);
  return {
    searchable,
    facets: new Map(readList(settings, "attributesForFaceting").map(readFacet)),
    sortPaths: [
      ...[settings, ...replicas].flatMap((each) => readSortKeys(each).map(({ path }) => path)),
      ...readList(settings, "attributeForDistinct"),
    ],
    language: readLanguage(settings),
  };
}

/**
 * The language of the words; from `userData` if the hosted service does not support the language and refuses its name.
 */
function readLanguage(settings: IndexSettings): string {
  const named = readList(settings, "indexLanguages")[0] ?? readList(settings, "queryLanguages")[0];
  if (named !== undefined) return named;
  return isRecord(settings.userData) ? String(settings.userData.language ?? "") : "";
}

/** The sort keys of `ranking` before its criteria, then those of `customRanking`. */
export function readSortKeys(settings: IndexSettings): readonly SortKey[] {
  const sorts = readList(settings, "ranking").filter((entry) => /^(?:asc|desc)\(/.test(entry));
  return [...sorts, ...readList(settings, "customRanking")].flatMap(readSortKey);
}

/** Does `ranking` sort before the text ranks? */
export function isSortedFirst(settings: IndexSettings): boolean {
  return /^(?:asc|desc)\(/.test(readList(settings, "ranking")[0] ?? "");
}

export function readList(settings: IndexSettings, name: string): readonly string[] {
  const value = settings[name];
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

function readSortKey(text: string): readonly SortKey[] {
  const [, order, path] = /^(asc|desc)\((.+)\)$/.exec(text.trim()) ?? [];
  return path ? [{ path, isDescending: order === "desc" }] : [];
}

function readSearchable(settings: IndexSettings): readonly SearchableAttribute[] | null {
  const lines = readList(settings, "searchableAttributes");
  if (lines.length === 0) return null;
  return lines.flatMap((line, index) =>
    line.split(",").map((attribute) => ({
      path: unwrap(attribute),
      tier: Math.min(index, mostTiers - 1),
    })),
  );
}

function unwrap(attribute: string): string {
  return attribute.trim().replace(/^(?:un)?ordered\((.+)\)$/, "$1");
}

function readFacet(text: string): readonly [string, FacetKind] {
  const [, modifier, path] = /^(filterOnly|searchable|afterDistinct)\((.+)\)$/.exec(text.trim()) ?? [];
  if (!path) return [text.trim(), "plain"];
  const [inner, kind] = path.includes("(") ? readFacet(path) : [path, "plain" as const];
  if (modifier === "filterOnly") return [inner, "filterOnly"];
  return [inner, modifier === "searchable" ? "searchable" : kind];
}

/** The declaration of a path, or of the nearest object that contains it. */
export function findFacetKind(plan: IndexPlan, path: string): FacetKind | null {
  for (let name = path; name; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    const kind = plan.facets.get(name);
    if (kind) return kind;
  }
  return plan.facets.has("*") ? "plain" : null;
}

export type Replica = { readonly name: string; readonly isVirtual: boolean };

/** The other orders of an index; a virtual one is named `virtual(name)`. */
export function listReplicas(settings: IndexSettings): readonly Replica[] {
  return readList(settings, "replicas").map((line) => {
    const [, virtual] = /^virtual\((.+)\)$/.exec(line) ?? [];
    return { name: virtual ?? line, isVirtual: virtual !== undefined };
  });
}

const listNames = [
  "searchableAttributes",
  "attributesForFaceting",
  "customRanking",
  "ranking",
  "replicas",
  "attributesToRetrieve",
  "attributesToHighlight",
  "attributesToSnippet",
  "unretrievableAttributes",
  "indexLanguages",
  "queryLanguages",
  "disableTypoToleranceOnAttributes",
];

const countNames = [
  "hitsPerPage",
  "maxValuesPerFacet",
  "paginationLimitedTo",
  "minWordSizefor1Typo",
  "minWordSizefor2Typos",
];
const textNames = [
  "queryType",
  "removeWordsIfNoResults",
  "sortFacetValuesBy",
  "highlightPreTag",
  "highlightPostTag",
  "snippetEllipsisText",
];
const longestEntry = 500;

/** Refuses settings that the hosted service refuses, and those that would make queries fail later. */
export function checkSettings(settings: IndexSettings): void {
  const refuse = (name: string, expected: string) =>
    new SearchError(400, `Invalid settings: ${name} must be ${expected}`);
  for (const name of countNames) {
    const value = settings[name] ?? 0;
    if (!Number.isSafeInteger(value) || Number(value) < 0) throw refuse(name, "a positive integer");
  }
  for (const name of textNames)
    if (typeof (settings[name] ?? "") !== "string") throw refuse(name, "a string");
  if (!isRecord(settings.userData ?? {})) throw refuse("userData", "an object");
  for (const name of listNames) {
    const value = settings[name];
    if (value === undefined || value === null) continue;
    if (
      !Array.isArray(value) ||
      value.some((entry) => typeof entry !== "string" || entry.length > longestEntry)
    )
      throw refuse(name, "an array of strings");
  }
  for (const entry of readList(settings, "customRanking"))
    if (readSortKey(entry).length === 0)
      throw new SearchError(
        400,
        `Invalid settings: customRanking must contain asc(attribute) or desc(attribute)`,
      );
}

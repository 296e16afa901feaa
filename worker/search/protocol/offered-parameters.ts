import { isRecord } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";

/** Parameters that a query, a facet query or a browse may have. */
const offered: ReadonlySet<string> = new Set([
  ...["query", "page", "hitsPerPage", "offset", "length", "cursor", "facetQuery", "maxFacetHits"],
  ...["facets", "maxValuesPerFacet", "sortFacetValuesBy", "facetingAfterDistinct", "distinct"],
  ...["filters", "facetFilters", "numericFilters", "tagFilters", "optionalFilters", "sumOrFiltersScores"],
  ...["attributesToRetrieve", "attributesToHighlight", "attributesToSnippet", "responseFields"],
  ...["highlightPreTag", "highlightPostTag", "snippetEllipsisText", "getRankingInfo"],
  ...["typoTolerance", "minWordSizefor1Typo", "minWordSizefor2Typos", "queryType", "ignorePlurals"],
  ...["removeWordsIfNoResults", "synonyms", "restrictSearchableAttributes", "clickAnalytics"],
  "disableTypoToleranceOnAttributes",
]);

/** Parameters that change no result here: for analytics, or for features that an index must enable first. */
const withoutEffect: ReadonlySet<string> = new Set([
  ...["analytics", "analyticsTags", "userToken", "percentileComputation", "enableABTest"],
  ...["enableRules", "ruleContexts", "personalizationImpact", "enableReRanking", "reRankingApplyFilter"],
  "advancedSyntaxFeatures",
]);

/** Unsupported parameters, with the values that are equal to leaving them out. */
const defaults: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ...["similarQuery", "aroundLatLng", "aroundLatLngViaIP", "aroundRadius", "aroundPrecision"].map(
    toOnlyEmpty,
  ),
  ...["minimumAroundRadius", "insideBoundingBox", "insidePolygon", "naturalLanguages"].map(toOnlyEmpty),
  ...["restrictHighlightAndSnippetArrays"].map(toOnlyEmpty),
  ...["removeStopWords", "queryLanguages", "enablePersonalization", "semanticSearch"].map(toOnlyEmpty),
  ...["advancedSyntax", "optionalWords", "disableExactOnAttributes", "renderingContent"].map(toOnlyEmpty),
  ...["replaceSynonymsInHighlight", "attributeCriteriaComputedByMinProximity", "ranking"].map(toOnlyEmpty),
  ["relevancyStrictness", [100, "100"]],
  ["allowTyposOnNumericTokens", [true, "true"]],
  ["decompoundQuery", [true, "true"]],
  ["mode", ["keywordSearch"]],
  ["exactOnSingleWordQuery", ["attribute"]],
  ["minProximity", [1, "1"]],
  ["attributeCriteriaComputedBy", ["exact"]],
  ["alternativesAsExact", []],
]);

function toOnlyEmpty(name: string): readonly [string, readonly unknown[]] {
  return [name, []];
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.keys(value).length === 0;
  return [undefined, null, "", "[]", false, "false"].some((empty) => empty === value);
}

/** Whether a value of an unsupported name is equal to leaving it out; null for an unknown name. */
export function isHarmless(
  name: string,
  value: unknown,
  further: ReadonlyMap<string, readonly unknown[]> = new Map(),
): boolean | null {
  const harmless = further.get(name) ?? defaults.get(name);
  return harmless ? isEmpty(value) || harmless.includes(value) : null;
}

/** 400 for a feature of the hosted service that this search does not support. */
export function notOffered(what: "Parameter" | "Setting", name: string): SearchError {
  return new SearchError(400, `${what} "${name}" is not offered by this search`);
}

/**
 * Refuses unknown parameters, and those of the hosted service that this search does not support, unless their value
 * changes nothing. Throws 400.
 */
export function requireOffered(sent: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(sent)) {
    if (offered.has(name) || withoutEffect.has(name)) continue;
    const harmless = isHarmless(name, value);
    if (harmless === null) throw new SearchError(400, `Unknown parameter: ${name.slice(0, 100)}`);
    if (!harmless) throw notOffered("Parameter", name);
  }
}

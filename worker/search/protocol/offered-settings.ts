import { joinsWords } from "../matching/find-compounds.ts";
import { defaultSettings, type IndexSettings, readList } from "../records/index-settings.ts";
import { isRecord } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";
import { isHarmless, notOffered } from "./offered-parameters.ts";

/** Settings that affect queries and records. */
const offered: ReadonlySet<string> = new Set([
  ...["searchableAttributes", "attributesForFaceting", "unretrievableAttributes", "attributesToRetrieve"],
  ...["attributesToHighlight", "attributesToSnippet", "highlightPreTag", "highlightPostTag"],
  ...["snippetEllipsisText", "hitsPerPage", "paginationLimitedTo", "maxValuesPerFacet", "maxFacetHits"],
  ...["sortFacetValuesBy", "minWordSizefor1Typo", "minWordSizefor2Typos", "typoTolerance", "queryType"],
  ...["disableTypoToleranceOnAttributes", "removeWordsIfNoResults", "ignorePlurals", "indexLanguages"],
  ...["queryLanguages", "ranking", "customRanking", "replicas", "attributeForDistinct", "distinct"],
  ...["responseFields", "decompoundedAttributes", "userData"],
]);

/** Settings that a client reads and may send back, and those of features that change no result here. */
const withoutEffect: ReadonlySet<string> = new Set([
  ...["version", "primary", "enableRules", "enableReRanking", "reRankingApplyFilter"],
  "allowCompressionOfIntegerArray",
]);

/** Unsupported settings that are not query parameters, with the values that are equal to leaving them out. */
const defaults: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ...["separatorsToIndex", "keepDiacriticsOnCharacters", "camelCaseAttributes"].map(toOnlyEmpty),
  ...["customNormalization", "attributesToTransliterate", "disablePrefixOnAttributes"].map(toOnlyEmpty),
  ...["disableTypoToleranceOnWords", "numericAttributesToIndex"].map(toOnlyEmpty),
  ...["numericAttributesForFiltering"].map(toOnlyEmpty),
  // A virtual replica is always sorted by its own ranking alone.
  ["relevancyStrictness", [0]],
  // Words with a digit are never corrected.
  ["allowTyposOnNumericTokens", [true, false]],
]);

function toOnlyEmpty(name: string): readonly [string, readonly unknown[]] {
  return [name, []];
}

function isDefault(name: string, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(defaultSettings[name]);
}

/**
 * Refuses unknown settings, and those of the hosted service that this search does not support, unless their value
 * changes nothing. Throws 400.
 */
export function requireOfferedSettings(settings: IndexSettings): void {
  for (const [name, value] of Object.entries(settings)) {
    if (offered.has(name) || withoutEffect.has(name) || isDefault(name, value)) continue;
    const harmless = isHarmless(name, value, defaults);
    if (harmless === null) throw new SearchError(400, `Unknown setting: ${name.slice(0, 100)}`);
    if (!harmless) throw notOffered("Setting", name);
  }
  requireOfferedRanking(settings);
  const { decompoundedAttributes } = settings;
  const languages = isRecord(decompoundedAttributes) ? Object.keys(decompoundedAttributes) : [];
  // Words of these languages are always split; those of others never.
  if (!languages.every(joinsWords)) throw notOffered("Setting", "decompoundedAttributes");
}

/** Sorts come first, and the criteria of the text follow in the order of the search's ranking. Throws 400. */
function requireOfferedRanking(settings: IndexSettings): void {
  const entries = readList(settings, "ranking");
  if (entries.length === 0) return;
  const sorts = entries.filter((entry) => /^(?:asc|desc)\(/.test(entry));
  const criteria = readList(defaultSettings, "ranking");
  const isOffered = [...sorts, ...criteria].join() === entries.join() || sorts.length === entries.length;
  if (!isOffered) throw notOffered("Setting", "ranking");
}

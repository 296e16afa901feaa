import { applyFilter, type Mask } from "../filters/apply-filter.ts";
import { countPoints, mostPoints, parseOptionalFilters } from "../filters/optional-filters.ts";
import { type HitOptions, toHit } from "../hits/to-hit.ts";
import { createWordMatcher } from "../hits/word-matcher.ts";
import { matchQuery, type RemoveWords, type TextMatch, type TextQuery } from "../matching/match-query.ts";
import { addPoints, noMatch, readScore } from "../matching/score.ts";
import { mostHitsPerPage, Parameters, type RawParameters, toParams } from "../protocol/search-parameters.ts";
import { choosePage, chooseRankedPage, keepDistinct, type PageRange } from "../ranking/choose-page.ts";
import { countFacets } from "../ranking/count-facets.ts";
import { type IndexSettings, readList, readSortKeys } from "../records/index-settings.ts";
import { readCode, readQueryWords, readWords } from "../text/read-words.ts";
import type { IndexMemory } from "./index-memory.ts";
import type { RecordStore } from "./record-store.ts";

export type QueryContext = {
  readonly store: RecordStore;
  readonly memory: IndexMemory;
  readonly settings: IndexSettings;
  /** The order of the index precedes the rank of the text: a replica that is sorted by price. */
  readonly isSortedFirst: boolean;
};

/** Runs one query and returns the protocol's response. */
export function runQuery(sent: RawParameters, context: QueryContext): Readonly<Record<string, unknown>> {
  const { memory, settings } = context;
  const parameters = new Parameters(sent, settings);
  const { mask, match } = findRecords(parameters, memory);
  const points = readPoints(parameters, memory);
  const scores = points ? addPoints(match?.scores ?? null, points, mostPoints) : (match?.scores ?? null);
  const distinct = chooseDistinct(mask, scores, parameters, context);
  const nbHits = distinct?.length ?? countRecords(mask);
  const pages = readPages(parameters, nbHits);
  const { from, count } = pages.range;
  const slots = distinct ? distinct.slice(from, from + count) : orderPage(mask, scores, pages.range, context);
  const facets = parameters.list("facets");
  const counted =
    distinct && parameters.flag("facetingAfterDistinct", false) ? toMask(distinct, mask.length) : mask;
  const response = {
    hits: showHits(slots, { match, points }, parameters, context),
    nbHits,
    ...pages.shown,
    ...(facets && answerFacets(facets, counted, parameters, memory)),
    ...toExhaustive(facets !== null),
    query: parameters.text("query", ""),
    ...(match?.queryAfterRemoval && { queryAfterRemoval: match.queryAfterRemoval }),
    params: toParams(sent),
    renderingContent: {},
    ...(parameters.flag("clickAnalytics", false) && { queryID: crypto.randomUUID().replaceAll("-", "") }),
    ...(parameters.flag("getRankingInfo", false) && toQueryInfo(parameters)),
    processingTimeMS: 1,
  };
  return pickFields(response, parameters.list("responseFields"));
}

/** The fields of the response that `responseFields` names; all for `*`. */
function pickFields(
  response: Readonly<Record<string, unknown>>,
  names: readonly string[] | null,
): Readonly<Record<string, unknown>> {
  if (!names || names.includes("*")) return response;
  return Object.fromEntries(Object.entries(response).filter(([name]) => names.includes(name)));
}

function toQueryInfo(parameters: Parameters) {
  const parsedQuery = parameters.query.trim().toLowerCase();
  return { serverUsed: "embedded", parsedQuery, timeoutCounts: false, timeoutHits: false };
}

/** The points of each record from optional filters; null without such filters. */
function readPoints(parameters: Parameters, { columns, alive }: IndexMemory): Uint8Array | null {
  const groups = parseOptionalFilters(parameters.value("optionalFilters"));
  if (groups.length === 0) return null;
  return countPoints(groups, parameters.flag("sumOrFiltersScores", false), columns, alive);
}

/** The records that `distinct` leaves, in their order; null if neither the query nor the index groups. */
function chooseDistinct(
  mask: Mask,
  scores: Float64Array | null,
  parameters: Parameters,
  context: QueryContext,
): readonly number[] | null {
  const [attribute] = readList(context.settings, "attributeForDistinct");
  const most = parameters.distinct;
  if (attribute === undefined || most === 0) return null;
  const all = orderPage(mask, scores, { from: 0, count: countRecords(mask) }, context);
  return keepDistinct(all, context.memory.columns.get(attribute), most);
}

function toMask(slots: readonly number[], size: number): Mask {
  const mask = new Uint8Array(size);
  for (const slot of slots) mask[slot] = 1;
  return mask;
}

/** The records that pass the filters and match the text, and the reading of the text. */
export function findRecords(
  parameters: Parameters,
  memory: IndexMemory,
): { mask: Mask; match: TextMatch | null } {
  const mask = applyFilter(parameters.filter, memory.columns, memory.alive);
  const query = readTextQuery(parameters, memory);
  if (!query) return { mask, match: null };
  const { synonyms: _synonyms, ...key } = query;
  const attributes = parameters.list("restrictSearchableAttributes");
  const exact = parameters.list("disableTypoToleranceOnAttributes") ?? [];
  const match = memory.match(JSON.stringify([key, query.synonyms !== null, attributes, exact]), () =>
    matchQuery(query, memory.openText(attributes, exact)),
  );
  for (let slot = 0; slot < mask.length; slot += 1)
    if ((match.scores[slot] ?? noMatch) >= noMatch) mask[slot] = 0;
  return { mask, match };
}

function readTextQuery(parameters: Parameters, memory: IndexMemory): TextQuery | null {
  const text = parameters.query;
  if (readWords(text).length === 0 && !readCode(text)) return null;
  const tolerance = parameters.value("typoTolerance");
  const hasTypos = tolerance !== false && tolerance !== "false";
  const forms = parameters.value("ignorePlurals");
  return {
    text,
    prefixes: toOneOf(parameters.text("queryType", "prefixLast"), ["prefixLast", "prefixAll", "prefixNone"]),
    hasForms: forms === undefined ? memory.plan.language !== "" : forms !== false && forms !== "false",
    bounds: hasTypos
      ? {
          oneFrom: parameters.count("minWordSizefor1Typo", 4, 100),
          twoFrom: parameters.count("minWordSizefor2Typos", 8, 100),
        }
      : null,
    synonyms: parameters.flag("synonyms", true) ? memory.synonyms : null,
    removeWords: toOneOf<RemoveWords>(parameters.text("removeWordsIfNoResults", "none"), [
      "none",
      "lastWords",
      "firstWords",
      "allOptional",
    ]),
  };
}

function toOneOf<T extends string>(text: string, known: readonly [T, ...T[]]): T {
  return known.find((name) => name === text) ?? known[0];
}

function countRecords(mask: Mask): number {
  let count = 0;
  for (let slot = 0; slot < mask.length; slot += 1) count += mask[slot] ?? 0;
  return count;
}

type Pages = { readonly range: PageRange; readonly shown: Readonly<Record<string, number>> };

function readPages(parameters: Parameters, nbHits: number): Pages {
  const reachable = Math.min(nbHits, parameters.count("paginationLimitedTo", 1_000, 1_000_000));
  if (parameters.sent.offset !== undefined || parameters.sent.length !== undefined) {
    const from = parameters.count("offset", 0, 1_000_000);
    const length = parameters.count("length", 0, mostHitsPerPage);
    return {
      range: { from, count: Math.max(0, Math.min(length, reachable - from)) },
      shown: { offset: from, length },
    };
  }
  const hitsPerPage = parameters.count("hitsPerPage", 20, mostHitsPerPage);
  const page = parameters.count("page", 0, 1_000_000);
  const from = page * hitsPerPage;
  return {
    range: { from, count: Math.max(0, Math.min(hitsPerPage, reachable - from)) },
    shown: { page, nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage), hitsPerPage },
  };
}

function orderPage(
  mask: Mask,
  scores: Float64Array | null,
  range: PageRange,
  context: QueryContext,
): readonly number[] {
  const order = context.memory.order(readSortKeys(context.settings));
  if (!scores || context.isSortedFirst) return choosePage(mask, order, range);
  return chooseRankedPage(mask, scores, order, range);
}

function answerFacets(paths: readonly string[], mask: Mask, parameters: Parameters, memory: IndexMemory) {
  const { facets, stats } = countFacets(mask, memory.columns, memory.plan, {
    paths,
    mostValues: parameters.count("maxValuesPerFacet", 100, 1_000),
    sortBy: parameters.text("sortFacetValuesBy", "count") === "alpha" ? "alpha" : "count",
  });
  return { facets, ...(Object.keys(stats).length > 0 && { facets_stats: stats }) };
}

function toExhaustive(hasFacets: boolean) {
  return {
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(hasFacets && { exhaustiveFacetsCount: true }),
    exhaustive: { nbHits: true, typo: true, ...(hasFacets && { facetsCount: true, facetValues: true }) },
  };
}

type Ranked = { readonly match: TextMatch | null; readonly points: Uint8Array | null };

function showHits(
  slots: readonly number[],
  { match, points }: Ranked,
  parameters: Parameters,
  context: QueryContext,
) {
  if (slots.length === 0) return [];
  const { store, memory, settings } = context;
  const words = match ? readQueryWords(parameters.query, parameters.text("queryType", "prefixLast")) : [];
  const matcher = createWordMatcher(words, match?.levels ?? [], memory.analyzer);
  const options = readHitOptions(parameters, settings, memory);
  const hasInfo = parameters.flag("getRankingInfo", false);
  const { places } = memory.order(readSortKeys(settings));
  return slots.flatMap((slot) => {
    const record = store.read(slot);
    if (!record) return [];
    const hit = toHit(record, options, matcher);
    if (!hasInfo) return [hit];
    const info = toRankingInfo(match?.scores[slot] ?? null, words.length);
    return [
      { ...hit, _rankingInfo: { ...info, filters: points?.[slot] ?? 0, userScore: places[slot] ?? 0 } },
    ];
  });
}

/** A hit's ranking info; `score`: of the text, null without one. */
function toRankingInfo(score: number | null, words: number) {
  const { missing, slips, tier, distance } = score === null ? readScore(0) : readScore(score);
  const matched = score === null ? 0 : Math.max(words - missing, 0);
  return {
    promoted: false,
    nbTypos: slips,
    firstMatchedWord: tier,
    proximityDistance: distance,
    geoDistance: 0,
    geoPrecision: 1,
    nbExactWords: Math.max(matched - slips, 0),
    words: matched,
  };
}

function readHitOptions(parameters: Parameters, settings: IndexSettings, { plan }: IndexMemory): HitOptions {
  const searched = plan.searchable?.map(({ path }) => path) ?? ["*"];
  return {
    retrieved: parameters.list("attributesToRetrieve") ?? ["*"],
    unretrievable: readList(settings, "unretrievableAttributes"),
    highlighted: parameters.list("attributesToHighlight") ?? searched,
    snippets: (parameters.list("attributesToSnippet") ?? []).map(readSnippet),
    ellipsis: parameters.text("snippetEllipsisText", "…"),
    marks: {
      pre: parameters.text("highlightPreTag", "<em>"),
      post: parameters.text("highlightPostTag", "</em>"),
    },
  };
}

function readSnippet(text: string): readonly [string, number] {
  const colon = text.lastIndexOf(":");
  return colon < 0 ? [text, 10] : [text.slice(0, colon), Math.min(Number(text.slice(colon + 1)) || 10, 200)];
}

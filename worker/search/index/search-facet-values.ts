import { markText } from "../hits/mark-text.ts";
import { createWordMatcher } from "../hits/word-matcher.ts";
import { countSlips } from "../matching/count-slips.ts";
import { allowSlips } from "../matching/find-misspelt.ts";
import { Parameters, type RawParameters, readRawParameters } from "../protocol/search-parameters.ts";
import { countValues } from "../ranking/count-facets.ts";
import { findFacetKind } from "../records/index-settings.ts";
import { SearchError } from "../requests/search-error.ts";
import type { Analyzer } from "../text/analyzer.ts";
import { readQueryWords, readWords } from "../text/read-words.ts";
import { findRecords, type QueryContext } from "./run-query.ts";

const bounds = { oneFrom: 4, twoFrom: 8 };

/** The values of a facet that match a text, most records first; `facetQuery` is the text, the rest a query. */
export function searchFacetValues(facet: string, body: RawParameters, { memory, settings }: QueryContext) {
  const sent = readRawParameters(body);
  if (findFacetKind(memory.plan, facet) !== "searchable")
    throw new SearchError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  const parameters = new Parameters(sent, settings);
  const { mask } = findRecords(parameters, memory);
  const column = memory.columns.get(facet);
  const counts = column ? countValues(column, mask) : [];
  const asked = readQueryWords(parameters.text("facetQuery", "").slice(0, 512), "prefixLast");
  const matcher = createWordMatcher(asked, [], memory.analyzer);
  const marks = {
    pre: parameters.text("highlightPreTag", "<em>"),
    post: parameters.text("highlightPostTag", "</em>"),
  };
  const found = counts.flatMap(([value, count]) => {
    const slips = countValueSlips(value, asked, memory.analyzer);
    return slips === null ? [] : [{ value, count, slips }];
  });
  const isByName = parameters.text("sortFacetValuesBy", "count") === "alpha";
  found.sort(
    (left, right) =>
      left.slips - right.slips ||
      (isByName ? 0 : right.count - left.count) ||
      (left.value < right.value ? -1 : 1),
  );
  return {
    facetHits: found
      .slice(0, Math.min(parameters.count("maxFacetHits", 10, 100), 100))
      .map(({ value, count }) => ({
        value,
        highlighted: markText(value, matcher, marks).value,
        count,
      })),
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: 1,
  };
}

/** Typos between the query and the words of a value; null if a word is missing. */
function countValueSlips(
  value: string,
  asked: readonly { readonly word: string; readonly isPrefix: boolean }[],
  analyzer: Analyzer,
): number | null {
  const keys = readWords(value).map(({ word }) => analyzer.analyze(word).key);
  let slips = 0;
  for (const { word, isPrefix } of asked) {
    const { key } = analyzer.analyze(word);
    const most = allowSlips(key, bounds);
    const least = Math.min(...keys.map((each) => countSlips(key, each, most, isPrefix)), most + 1);
    if (least > most) return null;
    slips += least;
  }
  return slips;
}

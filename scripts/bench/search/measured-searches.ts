import { scatter } from "../platform/bench-words.ts";
import { benchRecord, brandOf, kindOf, pathOf } from "./bench-records.ts";

export type MeasuredSearch = {
  readonly name: string;
  /** The body of the nth request; all are different. */
  toBody(turn: number): unknown;
};

const facets = ["brand", "tags", "rating", "price", "family"];
const page = {
  hitsPerPage: 24,
  attributesToRetrieve: ["objectID"],
  attributesToHighlight: [],
  attributesToSnippet: [],
};

/** Returns a partly typed query: its first characters, sometimes with a typo. */
function typed(turn: number): string {
  const kind = kindOf(turn * 3);
  const whole = turn % 4 === 0 ? `${kind} ${brandOf(turn)}` : kind;
  const slip = turn % 7 === 0 ? whole.slice(0, 4) + whole.slice(5) : whole;
  return slip.slice(0, 2 + scatter(turn, Math.max(1, slip.length - 2)));
}

function suggest(turn: number): unknown {
  const query = typed(turn);
  const shown = ["sku", "name", "slug", "brand", "price"];
  return {
    requests: [
      {
        indexName: "bench",
        query,
        hitsPerPage: 6,
        attributesToRetrieve: shown,
        attributesToHighlight: [],
        clickAnalytics: true,
      },
      { type: "facet", indexName: "bench", facet: "brand", facetQuery: query, maxFacetHits: 3 },
    ],
  };
}

/** A category filtered by brand and price: the page, and the counts without each of the two. */
function list(turn: number): unknown {
  const path = pathOf(turn).slice(0, 1 + (turn % 3));
  const category = `categories.lvl${path.length - 1}:${path.join(" > ")}`;
  const brand = [`brand:${brandOf(turn)}`, `brand:${brandOf(turn + 1)}`];
  const price = [`price>=${1_000 + scatter(turn, 20_000)}`, "price<=400000"];
  const scope = { indexName: "bench", query: "" };
  return {
    requests: [
      {
        ...scope,
        ...page,
        facetFilters: [[category], brand],
        numericFilters: price,
        facets: ["tags", "rating", "categories.lvl3", "figures", "family"],
      },
      { ...scope, facetFilters: [[category]], numericFilters: price, facets: ["brand"], hitsPerPage: 0 },
      { ...scope, facetFilters: [[category], brand], facets: ["price"], hitsPerPage: 0 },
    ],
  };
}

export const measuredSearches: readonly MeasuredSearch[] = [
  { name: "suggestions: 6 products and brands for the input", toBody: suggest },
  { name: "listing of a category with five facets, two of them narrowed", toBody: list },
  {
    name: "results of a text with five facets",
    toBody: (turn) => ({
      requests: [
        {
          indexName: "bench",
          query: `${kindOf(turn)} ${turn % 2 ? brandOf(turn) : scatter(turn, 500)}`,
          ...page,
          facets,
        },
      ],
    }),
  },
  {
    name: "whole catalogue with five facets",
    toBody: (turn) => ({ requests: [{ indexName: "bench", query: "", ...page, page: turn % 40, facets }] }),
  },
  {
    name: "whole catalogue by price",
    toBody: (turn) => ({ requests: [{ indexName: "bench_price_asc", query: "", ...page, page: turn % 40 }] }),
  },
  {
    name: "an article number",
    toBody: (turn) => ({
      requests: [{ indexName: "bench", query: String(benchRecord(scatter(turn, 1_500)).sku), ...page }],
    }),
  },
];

/** The requests that shoppers send first after a start: a listing page, and the search field. */
export const firstSearches = measuredSearches.slice(0, 2);

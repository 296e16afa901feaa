import { is, number, record, string, type } from "superstruct";
import type {
  AttributeFacet,
  FacetBounds,
  FacetValue,
  FoundProducts,
} from "../../catalogue/model/found-products";
import type { ListingQuery } from "../../catalogue/model/listing";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { failure } from "./search-failure";
import { listFilterGroups, toAttributeFacet } from "./to-search-request";

const FacetCounts = record(string(), record(string(), number()));
const Facets = type({ facets: FacetCounts });
const Stats = type({ facets_stats: record(string(), type({ min: number(), max: number() })) });
const QueryId = type({ queryID: string() });

type Facet = { readonly values: readonly FacetValue[]; readonly bounds: FacetBounds | null };
const noFacet: Facet = { values: [], bounds: null };

type Hits = { readonly hits: readonly { readonly objectID: string }[]; readonly nbHits: number };

/** Without superstruct, whose objects cost a tenth of a millisecond for each hit. */
function isHits(result: unknown): result is Hits {
  if (typeof result !== "object" || result === null || !("hits" in result && "nbHits" in result))
    return false;
  const { hits, nbHits } = result;
  return typeof nbHits === "number" && Array.isArray(hits) && hits.every(isHit);
}

function isHit(hit: unknown): boolean {
  return typeof hit === "object" && hit !== null && "objectID" in hit && typeof hit.objectID === "string";
}

/** Converts the results of `toListingRequests`. */
export function toFoundProducts(
  results: readonly unknown[],
  query: ListingQuery,
  attributes: readonly string[],
): Result<FoundProducts, GatewayError> {
  const [page, ...counts] = results;
  const groups = listFilterGroups(query);
  if (!isHits(page) || counts.length !== groups.length)
    return failure("malformed", false, "The answer is not that of a listing");
  const readFacet = (name: string): Facet => {
    const own = groups.map(String).indexOf(name);
    return toFacet(own === -1 ? page : counts[own], name);
  };
  const level = query.category ? query.category.keys.length : 0;
  return ok({
    ids: page.hits.map(({ objectID }) => objectID),
    total: page.nbHits,
    places: Object.fromEntries(page.hits.flatMap(toPlaces)),
    queryId: is(page, QueryId) ? page.queryID : null,
    facets: {
      brands: readFacet("brand").values,
      tags: readFacet("tags").values,
      grades: readFacet("grade").values,
      ratings: readFacet("rating").values,
      inStock: readFacet("inStock").values.find(({ value }) => value === "true")?.count ?? 0,
      categories: readFacet(`categories.lvl${level}`).values,
      price: readFacet("price").bounds,
      attributes: attributes.map((name): AttributeFacet => ({ name, ...readFacet(toAttributeFacet(name)) })),
    },
  });
}

/** The level of the families in the menu; the levels below divide them by size. */
const typeLevels = ["lvl2", "lvl1", "lvl0"] as const;

/** Reads the categories of a hit, on the level of product types or the closest one above; empty when not requested. */
function toPlaces(hit: Hits["hits"][number]): readonly (readonly [id: string, paths: readonly string[]])[] {
  const categories: unknown = Reflect.get(hit, "categories");
  if (typeof categories !== "object" || categories === null) return [];
  const levels = typeLevels.map((level): unknown => Reflect.get(categories, level));
  const paths = levels.find((found) => Array.isArray(found) && found.length > 0);
  if (!Array.isArray(paths)) return [];
  return [[hit.objectID, paths.filter((path) => typeof path === "string")]];
}

function toFacet(result: unknown, name: string): Facet {
  if (!is(result, Facets)) return noFacet;
  const stats = is(result, Stats) ? result.facets_stats[name] : undefined;
  return {
    values: toFacetValues(result.facets[name] ?? {}),
    bounds: stats ? { lowest: stats.min, highest: stats.max } : null,
  };
}

/** Most frequent first. */
function toFacetValues(counts: Readonly<Record<string, number>>): readonly FacetValue[] {
  return Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count);
}

/** Converts the one facet of `toAttributeCountsRequest`. */
export function toAttributeCounts(
  result: unknown,
): Result<{ total: number; counts: ReadonlyMap<string, number> }, GatewayError> {
  if (!isHits(result)) return failure("malformed", false, "The answer has no hits");
  const figures = is(result, Facets) ? result.facets.figures : undefined;
  return ok({ total: result.nbHits, counts: new Map(Object.entries(figures ?? {})) });
}

/** Converts the facets of `toCategoriesRequest`, by the last key of each path. */
export function toCategoryCounts(result: unknown): Result<ReadonlyMap<string, number>, GatewayError> {
  if (!is(result, Facets)) return failure("malformed", false, "The answer has no facets");
  const counts = Object.values(result.facets).flatMap((values) => Object.entries(values));
  return ok(new Map(counts.map(([path, count]) => [path.split(" > ").at(-1) ?? path, count])));
}

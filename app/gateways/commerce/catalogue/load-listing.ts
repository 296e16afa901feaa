import type { Listing, ListingQuery } from "../../../catalogue/model/listing";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import {
  isNumber,
  isText,
  listShape,
  nullableShape,
  objectShape,
  type ShapeOf,
  toStruct,
} from "../hot-shape";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCardScope, toCardVariables } from "./load-card-scope";
import { cardFragment, isCardProduct } from "./product-fragment";
import { toBaseQuery, toFacets, toPostFilter, toSorting } from "./search-query";
import { type CardScope, toProductCard } from "./to-product-card";

const document = `query Listing($query: SearchQueryInput, $postFilter: SearchQueryInput, $sort: [SearchSortingInput!], $limit: Int, $offset: Int,
  $facets: [ProductSearchFacetExpressionInput!], $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!) {
  productsSearch(query: $query, postFilter: $postFilter, sort: $sort, limit: $limit, offset: $offset, facets: $facets) {
    total
    results { product { ...Card } }
    facets {
      name
      ... on ProductSearchFacetResultBucket { buckets { key count } }
      ... on ProductSearchFacetResultStats { min max }
    }
  }
}
${cardFragment}`;

const isFacet = objectShape({ name: isText });
const isBucketFacet = objectShape({ buckets: listShape(objectShape({ key: isText, count: isNumber })) });
const isStatsFacet = objectShape({ min: nullableShape(isNumber), max: nullableShape(isNumber) });

const isListing = objectShape({
  productsSearch: objectShape({
    total: isNumber,
    results: listShape(objectShape({ product: isCardProduct })),
    facets: listShape(isFacet),
  }),
});

const RawListing = toStruct("listing", isListing);

/** One page of a category, a search or a tag list, with the facets of all its products. */
export async function loadListing(
  scope: CatalogueScope,
  query: ListingQuery,
): Promise<Result<Listing, GatewayError>> {
  const cards = await loadCardScope(scope);
  if (!cards.ok) return cards;
  const variables = {
    ...toCardVariables(cards.value),
    query: toBaseQuery(query, scope),
    postFilter: toPostFilter(query, scope),
    sort: toSorting(query.sort, scope),
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
    facets: toFacets(scope),
  };
  const answer = await scope.client.query(document, variables, RawListing);
  return answer.ok ? ok(toListing(answer.value.productsSearch, cards.value)) : answer;
}

function toListing(raw: ShapeOf<typeof isListing>["productsSearch"], scope: CardScope): Listing {
  const cards = raw.results
    .map(({ product }) => toProductCard(product, scope))
    .filter((card) => card !== null);
  return {
    cards,
    total: raw.total,
    brands: findBuckets(raw.facets, "brands"),
    categories: findBuckets(raw.facets, "categories"),
    priceCents: findBounds(raw.facets),
  };
}

function findBuckets(facets: readonly unknown[], name: string): Listing["brands"] {
  const facet = facets.find((candidate) => isFacet(candidate) && candidate.name === name);
  return isBucketFacet(facet) ? facet.buckets.map(({ key, count }) => ({ value: key, count })) : [];
}

function findBounds(facets: readonly unknown[]): Listing["priceCents"] {
  const facet = facets.find((candidate) => isFacet(candidate) && candidate.name === "prices");
  if (!isStatsFacet(facet) || facet.min === null || facet.max === null) return null;
  return { lowest: facet.min, highest: facet.max };
}

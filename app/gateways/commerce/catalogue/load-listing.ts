import type { Listing, ListingQuery } from "../../../catalogue/model/listing";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import {
  isNumber,
  isText,
  listShape,
  nullableShape,
  objectShape,
  type Shape,
  type ShapeOf,
  toStruct,
} from "../hot-shape";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCardScope, toCardVariables } from "./load-card-scope";
import {
  cardOfferFragment,
  cardWordsFragment,
  isCardOffer,
  isCardProduct,
  type RawCardOffer,
} from "./product-fragment";
import { toBaseQuery, toFacets, toPostFilter, toSorting } from "./search-query";
import { type CardScope, type CardWords, toCardWords, toProductCard } from "./to-product-card";

const document = graphql(
  `query Listing($query: SearchQueryInput, $postFilter: SearchQueryInput, $sort: [SearchSortingInput!], $limit: Int, $offset: Int,
  $facets: [ProductSearchFacetExpressionInput!], $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!, $withWords: Boolean!) {
  productsSearch(query: $query, postFilter: $postFilter, sort: $sort, limit: $limit, offset: $offset, facets: $facets) {
    total
    results { product { ...CardOffer ...CardWords @include(if: $withWords) } }
    facets {
      name
      ... on ProductSearchFacetResultBucket { buckets { key count } }
      ... on ProductSearchFacetResultStats { min max }
    }
  }
}`,
  cardOfferFragment,
  cardWordsFragment,
);

const isFacet = objectShape({ name: isText });
const isBucketFacet = objectShape({ buckets: listShape(objectShape({ key: isText, count: isNumber })) });
const isStatsFacet = objectShape({ min: nullableShape(isNumber), max: nullableShape(isNumber) });

const toListingShape = <Product>(isProduct: Shape<Product>) =>
  objectShape({
    productsSearch: objectShape({
      total: isNumber,
      results: listShape(objectShape({ product: isProduct })),
      facets: listShape(isFacet),
    }),
  });

const isOffers = toListingShape(isCardOffer);
const RawOffers = toStruct("listing of offers", isOffers);
const RawListing = toStruct("listing", toListingShape(isCardProduct));

type RawPage = ShapeOf<typeof isOffers>["productsSearch"];
type KnownWords = ReadonlyMap<string, { readonly version: number; readonly words: CardWords | null }>;

/**
 * One page of a category, a search or a tag list, with the facets of all its products. What the cards say is remembered
 * for a minute and taken while all products of the page have the same versions; which they are, their prices, stock and
 * ratings are asked for each time. Of a free text only the answer is taken: there are too many of them.
 */
export async function loadListing(
  scope: CatalogueScope,
  query: ListingQuery,
): Promise<Result<Listing, GatewayError>> {
  const cards = await loadCardScope(scope);
  if (!cards.ok) return cards;
  const variables = toVariables(query, cards.value);
  const key = query.text === null ? `card-words:${scope.localeKey}:${JSON.stringify(query)}` : null;
  const known = key === null ? null : scope.productMemo.recall<KnownWords>(key);
  if (known) {
    const answer = await scope.client.query(document, { ...variables, withWords: false }, RawOffers);
    if (!answer.ok) return answer;
    const page = answer.value.productsSearch;
    if (page.results.every(({ product }) => known.get(product.id)?.version === product.version)) {
      return ok(toListing(page, known, cards.value));
    }
  }
  const answer = await scope.client.query(document, { ...variables, withWords: true }, RawListing);
  if (!answer.ok) return answer;
  const page = answer.value.productsSearch;
  const words: KnownWords = new Map(
    page.results.map(({ product }) => [
      product.id,
      { version: product.version, words: toCardWords(product, cards.value) },
    ]),
  );
  if (key !== null) scope.productMemo.put(key, words);
  return ok(toListing(page, words, cards.value));
}

function toVariables(query: ListingQuery, scope: CardScope) {
  return {
    ...toCardVariables(scope),
    query: toBaseQuery(query, scope),
    postFilter: toPostFilter(query, scope),
    sort: toSorting(query.sort, scope),
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
    facets: toFacets(scope),
  };
}

const nothing: Listing = { cards: [], total: 0, brands: [], categories: [], priceCents: null };

/** Products of which none can be sold here, such as for want of a tax rate, count as none. */
function toListing(raw: RawPage, known: KnownWords, scope: CardScope): Listing {
  const toCard = (product: RawCardOffer) =>
    toProductCard(product, known.get(product.id)?.words ?? null, scope);
  const cards = raw.results.map(({ product }) => toCard(product)).filter((card) => card !== null);
  if (cards.length === 0) return nothing;
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

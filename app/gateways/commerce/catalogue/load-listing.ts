import { type CatalogueQuery, type Listing, toOrder } from "../../../catalogue/model/listing";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCardScope, toCardVariables } from "./load-card-scope";
import { cardOfferFragment, cardTextsFragment } from "./product-fragment";
import { toListingQuery, toSorting } from "./search-query";
import { toWholeCard } from "./to-product-card";

const document = graphql(
  `query Listing($query: SearchQueryInput, $sort: [SearchSortingInput!], $limit: Int, $offset: Int, $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!) {
  productsSearch(query: $query, sort: $sort, limit: $limit, offset: $offset) {
    total
    results { product { ...CardOffer ...CardWords } }
  }
}`,
  cardOfferFragment,
  cardTextsFragment,
);

/**
 * Loads one page of a category or a tag list from the platform, while the search does not respond.
 * Without full-text search, facets or attributes. `total` counts all pages; 0 when no product of this page can be
 * shown.
 */
export async function loadListing(
  scope: CatalogueScope,
  query: CatalogueQuery,
): Promise<Result<Listing, GatewayError>> {
  const cards = await loadCardScope(scope);
  if (!cards.ok) return cards;
  const variables = {
    ...toCardVariables(cards.value),
    query: toListingQuery(query, scope),
    sort: toSorting(toOrder(query), scope),
    limit: query.pageSize,
    offset: query.offset ?? (query.page - 1) * query.pageSize,
  };
  const answer = await scope.client.query(document, variables);
  if (!answer.ok) return answer;
  const { total, results } = answer.value.productsSearch;
  const found = results
    .map(({ product }) => toWholeCard(product, cards.value))
    .filter((card) => card !== null);
  const isNothingShown = results.length > 0 && found.length === 0;
  return ok({ cards: found, total: isNothingShown ? 0 : total });
}

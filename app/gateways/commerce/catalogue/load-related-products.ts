import type { ProductCard } from "../../../catalogue/model/product-card";
import type { GatewayError } from "../../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../../foundation/prompt";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import { listShape, objectShape, toStruct } from "../hot-shape";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCardScope, toCardVariables } from "./load-card-scope";
import { cardOfferFragment, cardWordsFragment, isCardProduct } from "./product-fragment";
import { inStock, toSellable } from "./search-query";
import { findPriceChangeMs } from "./to-price";
import { toWholeCard } from "./to-product-card";

const document = graphql(
  `query RelatedProducts($query: SearchQueryInput, $limit: Int, $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!) {
  productsSearch(query: $query, limit: $limit, sort: [{ field: "reviewRatingStatistics.averageRating", order: desc }]) {
    results { product { ...CardOffer ...CardWords } }
  }
}`,
  cardOfferFragment,
  cardWordsFragment,
);

const RawRelated = toStruct(
  "list of products",
  objectShape({
    productsSearch: objectShape({ results: listShape(objectShape({ product: isCardProduct })) }),
  }),
);

/**
 * In-stock products of the same categories, best rated first, at most `limit`, without the product itself. What a
 * category recommends is the same for all its products, so it is remembered for a minute.
 */
export function loadRelatedProducts(
  scope: CatalogueScope,
  product: { id: string; categoryIds: readonly string[] },
  limit: number,
): Prompt<Result<readonly ProductCard[], GatewayError>> {
  if (product.categoryIds.length === 0) return ok([]);
  const key = `related:${scope.localeKey}:${limit}:${product.categoryIds.join()}`;
  const best = scope.memo.remember(
    key,
    () => queryBestOf(scope, product.categoryIds, limit + 1),
    findPriceChangeMs,
  );
  return whenThere(best, (found) =>
    found.ok ? ok(found.value.filter(({ id }) => id !== product.id).slice(0, limit)) : found,
  );
}

async function queryBestOf(
  scope: CatalogueScope,
  categoryIds: readonly string[],
  limit: number,
): Promise<Result<readonly ProductCard[], GatewayError>> {
  const categories = categoryIds.map((id) => ({ exact: { field: "categories", value: id } }));
  const query = { and: [...toSellable(scope), { or: categories }, inStock] };
  const cards = await loadCardScope(scope);
  if (!cards.ok) return cards;
  const variables = { ...toCardVariables(cards.value), query, limit };
  const answer = await scope.client.query(document, variables, RawRelated);
  if (!answer.ok) return answer;
  const { results } = answer.value.productsSearch;
  return ok(
    results.map((result) => toWholeCard(result.product, cards.value)).filter((card) => card !== null),
  );
}

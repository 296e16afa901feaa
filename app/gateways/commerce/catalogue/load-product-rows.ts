import { openRange } from "../../../catalogue/model/listing";
import type { ProductCard } from "../../../catalogue/model/product-card";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { ProductRow } from "../catalogue-gateway";
import { type AnswerOf, type CommerceDocument, graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCardScope, toCardVariables } from "./load-card-scope";
import { cardOfferFragment, cardTextsFragment } from "./product-fragment";
import { inStock, toListingQuery } from "./search-query";
import { findPriceChangeMs } from "./to-price";
import { toWholeCard } from "./to-product-card";

const rowFragment = graphql(
  `fragment ProductRow on ProductPagedSearchResponse { results { product { ...CardOffer ...CardWords } } }`,
  cardOfferFragment,
  cardTextsFragment,
);

type RowAnswers = Readonly<Record<string, AnswerOf<typeof rowFragment>>>;

/** One aliased search per row, in one request. */
function toDocument(rows: number): CommerceDocument<RowAnswers, Record<string, unknown>> {
  const indexes = Array.from({ length: rows }, (_, index) => index);
  const variables = indexes.map((index) => `$query${index}: SearchQueryInput`).join(", ");
  const searches = indexes.map(
    (index) =>
      `row${index}: productsSearch(query: $query${index}, limit: $limit, sort: [{ field: "score", order: desc }]) { ...ProductRow }`,
  );
  return `query ProductRows(${variables}, $limit: Int, $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!) {
  ${searches.join("\n  ")}
}
${rowFragment}`;
}

type Rows = readonly (readonly ProductCard[])[];

/**
 * Loads the first in-stock products of each row, at most `limit`, in one request.
 * They are the same for all visitors, so they are cached for a minute.
 */
export async function loadProductRows(
  scope: CatalogueScope,
  rows: readonly ProductRow[],
  limit: number,
): Promise<Result<Rows, GatewayError>> {
  if (rows.length === 0) return ok([]);
  const key = `rows:${scope.localeKey}:${limit}:${JSON.stringify(rows)}`;
  return scope.memo.remember(
    key,
    () => queryRows(scope, rows, limit),
    (found) => findPriceChangeMs(found.flat()),
  );
}

async function queryRows(
  scope: CatalogueScope,
  rows: readonly ProductRow[],
  limit: number,
): Promise<Result<Rows, GatewayError>> {
  const cards = await loadCardScope(scope);
  if (!cards.ok) return cards;
  const everything = { tags: [], brands: [], minimumRating: null, priceCents: openRange };
  const toQuery = (row: ProductRow) => {
    const ownTags = "tag" in row ? [row.tag] : [];
    const category = "categoryId" in row ? { id: row.categoryId, keys: [] } : null;
    return { and: [toListingQuery({ ...everything, ownTags, category }, scope), inStock] };
  };
  const queries = rows.map((row, index) => [`query${index}`, toQuery(row)]);
  const variables = { ...toCardVariables(cards.value), ...Object.fromEntries(queries), limit };
  const answer = await scope.client.query(toDocument(rows.length), variables);
  if (!answer.ok) return answer;
  const toCards = (index: number) => {
    const results = answer.value[`row${index}`]?.results ?? [];
    return results.map(({ product }) => toWholeCard(product, cards.value)).filter((card) => card !== null);
  };
  return ok(rows.map((_, index) => toCards(index)));
}

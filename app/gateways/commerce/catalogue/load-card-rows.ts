import type { Product } from "../../../catalogue/model/product";
import type { ProductCard } from "../../../catalogue/model/product-card";
import type { GatewayError } from "../../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../../foundation/prompt";
import { ok, type Result } from "../../../foundation/result";
import { graphql, type PlatformInput } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCardScope, toCardVariables } from "./load-card-scope";
import { cardOfferFragment, cardTextsFragment } from "./product-fragment";
import { inStock, toPriced, toSellable } from "./search-query";
import { findPriceChangeMs } from "./to-price";
import { toWholeCard } from "./to-product-card";

const document = graphql(
  `query Cards($query: SearchQueryInput, $limit: Int, $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!) {
  productsSearch(query: $query, limit: $limit, sort: [{ field: "reviewRatingStatistics.averageRating", order: desc }]) {
    results { product { ...CardOffer ...CardWords } }
  }
}`,
  cardOfferFragment,
  cardTextsFragment,
);

type Cards = Result<readonly ProductCard[], GatewayError>;
type Query = PlatformInput<"SearchQueryInput">;

/** Upper limit for all SKUs that the shop's rows name at once. */
const maxCards = 48;

/** The product's fields that select its related products. */
export type Related = Pick<Product, "id" | "categoryIds" | "family" | "parentSkus">;

/**
 * Loads in-stock products of the same kind, best rated first: of its family, machines for a machine and accessories
 * for an accessory; of its categories for a product without a family. At most `limit`, without the product itself.
 * The result is the same for all products of a family or category, so it is cached for a minute.
 */
export function loadRelatedProducts(scope: CatalogueScope, product: Related, limit: number): Prompt<Cards> {
  const { id, categoryIds, family, parentSkus } = product;
  if (family === null) return loadInCategories(scope, categoryIds, "categories", id, limit);
  const isAccessory = parentSkus.length > 0;
  const isFamily: Query = {
    exact: { field: "variants.attributes.family", fieldType: "text", value: family },
  };
  const hasParents: Query = {
    exists: { field: "variants.attributes.parentProductsForAccessory", fieldType: "set_text" },
  };
  const among = [isFamily, isAccessory ? hasParents : { not: [hasParents] }];
  return loadBest(scope, `family:${scope.localeKey}:${limit}:${isAccessory}:${family}`, among, id, limit);
}

/**
 * Loads in-stock products of the categories that the product's first reference names.
 * Includes their subcategories; best rated first, at most `limit`, cached for a minute.
 */
export function loadComplementaryProducts(
  scope: CatalogueScope,
  { id, complementIds }: Pick<Product, "id" | "complementIds">,
  limit: number,
): Prompt<Cards> {
  return loadInCategories(scope, complementIds, "categoriesSubTree", id, limit);
}

function loadInCategories(
  scope: CatalogueScope,
  categoryIds: readonly string[],
  field: "categories" | "categoriesSubTree",
  withoutId: string,
  limit: number,
): Prompt<Cards> {
  if (categoryIds.length === 0) return ok([]);
  const among = { or: categoryIds.map((value) => ({ exact: { field, value } })) };
  const key = `${field}:${scope.localeKey}:${limit}:${categoryIds.join()}`;
  return loadBest(scope, key, [among], withoutId, limit);
}

function loadBest(
  scope: CatalogueScope,
  key: string,
  among: readonly Query[],
  withoutId: string,
  limit: number,
): Prompt<Cards> {
  const best = scope.memo.remember(
    key,
    () => queryCards(scope, [...among, inStock], limit + 1),
    findPriceChangeMs,
  );
  return whenThere(best, (found) =>
    found.ok ? ok(found.value.filter(({ id }) => id !== withoutId).slice(0, limit)) : found,
  );
}

/**
 * Loads the products of these SKUs that are sold here, in stock or not, in the order of the SKUs.
 * On request includes products that have a price but are not eligible for selling here.
 */
export function loadCardsBySkus(
  scope: CatalogueScope,
  skus: readonly string[],
  includesUnsellable = false,
): Prompt<Cards> {
  const wanted = [...new Set(skus)].slice(0, maxCards);
  if (wanted.length === 0) return ok([]);
  const among = { or: wanted.map((value) => ({ exact: { field: "variants.sku", value } })) };
  const placeOf = ({ sku }: ProductCard) => (wanted.includes(sku) ? wanted.indexOf(sku) : wanted.length);
  return whenThere(
    scope.productMemo.remember(
      `cards:${scope.localeKey}:${includesUnsellable}:${wanted.join()}`,
      () => queryCards(scope, [among], wanted.length, includesUnsellable ? toPriced(scope) : undefined),
      findPriceChangeMs,
    ),
    (found) => (found.ok ? ok(found.value.toSorted((left, right) => placeOf(left) - placeOf(right))) : found),
  );
}

/** Loads the used articles (B-ware) of new ones with these SKUs, in stock, at most `limit`. */
export function loadUsedOf(scope: CatalogueScope, skus: readonly string[], limit: number): Prompt<Cards> {
  const field = "variants.attributes.awareSku";
  const among: Query = { or: skus.map((value) => ({ exact: { field, fieldType: "text", value } })) };
  return scope.productMemo.remember(
    `used:${scope.localeKey}:${limit}:${skus.join()}`,
    () => queryCards(scope, [among, inStock], limit),
    findPriceChangeMs,
  );
}

async function queryCards(
  scope: CatalogueScope,
  parts: readonly Query[],
  limit: number,
  forSale: readonly Query[] = toSellable(scope),
): Promise<Cards> {
  const cards = await loadCardScope(scope);
  if (!cards.ok) return cards;
  const query = { and: [...forSale, ...parts] };
  const answer = await scope.client.query(document, { ...toCardVariables(cards.value), query, limit });
  if (!answer.ok) return answer;
  const { results } = answer.value.productsSearch;
  return ok(
    results.map((result) => toWholeCard(result.product, cards.value)).filter((card) => card !== null),
  );
}

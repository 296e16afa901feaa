import type { Product } from "../../../catalogue/model/product";
import type { ProductCard } from "../../../catalogue/model/product-card";
import type { TechnicalAttributes } from "../../../catalogue/model/technical-attributes";
import type { GatewayError } from "../../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../../foundation/prompt";
import { ok, type Result } from "../../../foundation/result";
import { graphql, type PlatformInput } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { loadTechnicalAttributes, toCardAttributes } from "./load-card-attributes";
import { loadCardScope, toCardVariables } from "./load-card-scope";
import { cardOfferFragment, cardTextsFragment } from "./product-fragment";
import { toSellable } from "./search-query";
import { findPriceChangeMs } from "./to-price";
import { toWholeCard } from "./to-product-card";

const document = graphql(
  `query ComparisonProducts($query: SearchQueryInput, $limit: Int, $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!) {
  productsSearch(query: $query, limit: $limit, sort: [{ field: "reviewRatingStatistics.averageRating", order: desc }]) {
    results { product { ...CardOffer ...CardWords } }
  }
}`,
  cardOfferFragment,
  cardTextsFragment,
);

type Cards = Result<readonly ProductCard[], GatewayError>;

/** The product's fields that select its comparison. */
export type Compared = Pick<Product, "sku" | "family" | "tags" | "technicalData" | "parentSkus">;

/**
 * Loads machines of the same family, new with new and used with used, without the product itself.
 * Accessories and spare parts, which name the machines that they fit, have the family but none of its attributes:
 * they have no comparison. Shows all technical attributes of the product's type. The result is the same for all
 * products of a family, so it is cached for a minute. Empty without a family.
 */
export function loadComparisonProducts(
  scope: CatalogueScope,
  product: Compared,
  limit: number,
): Prompt<Cards> {
  if (product.family === null || product.parentSkus.length > 0) return ok([]);
  const isUsed = product.tags.includes("bware");
  const key = `comparison:${scope.localeKey}:${product.family}:${isUsed}:${limit}`;
  const load = () => queryFamily(scope, product, limit + 1);
  return whenThere(scope.memo.remember(key, load, findPriceChangeMs), (found) =>
    found.ok ? ok(found.value.filter(({ sku }) => sku !== product.sku).slice(0, limit)) : found,
  );
}

async function queryFamily(scope: CatalogueScope, product: Compared, limit: number): Promise<Cards> {
  const [cards, technical] = await Promise.all([loadCardScope(scope), loadTechnicalAttributes(scope)]);
  if (!cards.ok) return cards;
  if (!technical.ok) return technical;
  const attributes = toCardAttributes(technical.value, findType(technical.value, product));
  const own = { ...cards.value, attributes };
  const query = toFamilyQuery(scope, product);
  const answer = await scope.client.query(document, { ...toCardVariables(own), query, limit });
  if (!answer.ok) return answer;
  const { results } = answer.value.productsSearch;
  return ok(results.map((result) => toWholeCard(result.product, own)).filter((card) => card !== null));
}

type Query = PlatformInput<"SearchQueryInput">;

function toFamilyQuery(scope: CatalogueScope, { family, tags }: Compared): Query {
  const ofFamily: Query = {
    exact: { field: "variants.attributes.family", fieldType: "text", value: family ?? "" },
  };
  const isUsed: Query = {
    exact: { field: "variants.attributes.tags", fieldType: "set_text", value: "bware" },
  };
  const isAccessory: Query = {
    exists: { field: "variants.attributes.parentProductsForAccessory", fieldType: "set_text" },
  };
  const isMachine: Query = { not: [isAccessory] };
  return {
    and: [...toSellable(scope), ofFamily, isMachine, tags.includes("bware") ? isUsed : { not: [isUsed] }],
  };
}

/** Returns the attributes of the type that has most of the product's technical data. */
function findType({ types, labels }: TechnicalAttributes, { technicalData }: Compared): readonly string[] {
  const own = new Set(technicalData.map(({ label }) => label));
  const countKnown = (names: readonly string[]) =>
    names.filter((name) => own.has(labels.get(name)?.label ?? "")).length;
  return types.toSorted((one, other) => countKnown(other) - countKnown(one))[0] ?? [];
}

import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCardAttributes } from "./load-card-attributes";
import { loadSellableTaxCategories } from "./load-sellable-tax-categories";
import type { CardScope } from "./to-product-card";
import { toSoon } from "./to-soon";

/** The slow-changing facts that cards need besides the products; both are remembered. */
export async function loadCardScope(scope: CatalogueScope): Promise<Result<CardScope, GatewayError>> {
  const [attributes, taxCategories] = await Promise.all([
    loadCardAttributes(scope),
    loadSellableTaxCategories(scope),
  ]);
  if (!attributes.ok) return attributes;
  if (!taxCategories.ok) return taxCategories;
  return ok({ ...scope, attributes: attributes.value, sellableTaxCategories: taxCategories.value });
}

/** Variables of the card fragment. */
export function toCardVariables(scope: CardScope) {
  return {
    currency: scope.country.currency,
    country: scope.country.code,
    languages: scope.words.chain,
    shown: scope.attributes.names,
    soon: toSoon(Date.now()),
  };
}

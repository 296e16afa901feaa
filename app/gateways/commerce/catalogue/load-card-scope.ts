import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCardAttributes } from "./load-card-attributes";
import { loadTaxRates } from "./load-tax-rates";
import { toOfferVariables } from "./product-fragment";
import type { CardScope } from "./to-product-card";

/** Loads the slow-changing facts that cards need besides the products; both are cached. */
export async function loadCardScope(scope: CatalogueScope): Promise<Result<CardScope, GatewayError>> {
  const [attributes, taxRates] = await Promise.all([loadCardAttributes(scope), loadTaxRates(scope)]);
  if (!attributes.ok) return attributes;
  if (!taxRates.ok) return taxRates;
  return ok({ ...scope, attributes: attributes.value, taxRates: taxRates.value });
}

/** Variables of the card fragment. */
export function toCardVariables(scope: CardScope) {
  return {
    ...toOfferVariables(scope),
    languages: scope.format.chain,
    shown: scope.attributes.names,
  };
}

import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

const document = graphql(
  `query TaxCategories { taxCategories(limit: 500) { results { id rates { country amount } } } }`,
);

/**
 * Loads the rates of the tax categories that have one for the shop's country, by id.
 * 0.2 for 20 %; products of other tax categories cannot be sold there.
 */
export async function loadTaxRates(
  scope: CatalogueScope,
): Promise<Result<ReadonlyMap<string, number>, GatewayError>> {
  return scope.memo.remember(`tax-rates:${scope.country.code}`, async () => {
    const answer = await scope.client.query(document, {});
    if (!answer.ok) return answer;
    const rates = answer.value.taxCategories.results.flatMap(({ id, rates: all }) => {
      const rate = all.find(({ country }) => country === scope.country.code);
      return rate ? [[id, rate.amount] as const] : [];
    });
    return ok(new Map(rates));
  });
}

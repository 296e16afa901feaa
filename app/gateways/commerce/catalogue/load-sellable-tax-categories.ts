import { array, string, type } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CatalogueScope } from "./catalogue-scope";

const document = `query TaxCategories { taxCategories(limit: 500) { results { id rates { country } } } }`;

const RawTaxCategories = type({
  taxCategories: type({ results: array(type({ id: string(), rates: array(type({ country: string() })) })) }),
});

/** Ids of the tax categories with a rate for the shop's country: nothing else can be sold there. */
export async function loadSellableTaxCategories(
  scope: CatalogueScope,
): Promise<Result<ReadonlySet<string>, GatewayError>> {
  return scope.memo.remember(`tax-categories:${scope.country.code}`, async () => {
    const answer = await scope.client.query(document, {}, RawTaxCategories);
    if (!answer.ok) return answer;
    const ids = answer.value.taxCategories.results
      .filter(({ rates }) => rates.some((rate) => rate.country === scope.country.code))
      .map(({ id }) => id);
    return ok(new Set(ids));
  });
}

import type { RequestContext } from "../../graphql/request-context.ts";
import { loadProjectSettings } from "../../rest/project-settings.ts";
import { requireDeleteDays } from "../delete-days.ts";

/** `project { carts }`: what holds for carts that do not say otherwise. */
export async function resolveCartsConfiguration(_source: unknown, _args: object, context: RequestContext) {
  const { countryTaxRateFallbackEnabled } = await loadProjectSettings(context.replica);
  return {
    deleteDaysAfterLastModification: requireDeleteDays(undefined),
    allowAddingUnpublishedProducts: false,
    countryTaxRateFallbackEnabled,
    totalPriceDiscountDoesNotReduceExternalTax: false,
    taxRoundingMode: "HalfEven",
    priceRoundingMode: "HalfEven",
  };
}

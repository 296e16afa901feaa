import { chooseTaxRate } from "../../pricing/choose-tax-rate.ts";
import type { TaxRate } from "../../pricing/tax-amount.ts";
import type { Address } from "../../resources/address.ts";
import { missingTaxRate } from "../cart-errors.ts";
import type { CartFacts } from "../cart-facts.ts";

/** The rate for an address. Throws MissingTaxRateForCountry when the category has none. */
export function requireTaxRate(
  facts: CartFacts,
  taxCategoryId: string | undefined,
  address: Address,
): TaxRate {
  const rates = taxCategoryId === undefined ? [] : (facts.taxRates.get(taxCategoryId) ?? []);
  const rate = chooseTaxRate(rates, address.country, address.state, facts.countryTaxRateFallback);
  if (!rate) throw missingTaxRate(taxCategoryId, address.country, address.state);
  return rate;
}

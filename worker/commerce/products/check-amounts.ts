import { invalidField } from "../errors/platform-errors.ts";
import type { Price } from "./product.ts";

/** The price itself is that of one piece. */
const FIRST_TIER_QUANTITY = 2;

/**
 * Throws InvalidField for a tier or a reduced price in another currency than the price, whose number would be charged in the
 * price's, and for tiers below two pieces or of the same quantity.
 */
export function checkAmounts({ value, discounted, tiers }: Pick<Price, "value" | "discounted" | "tiers">) {
  const { currencyCode } = value;
  if (discounted && discounted.value.currencyCode !== currencyCode) {
    throw invalidField("discounted.value.currencyCode", discounted.value.currencyCode, [currencyCode]);
  }
  const quantities = new Set<number>();
  for (const tier of tiers ?? []) {
    const { minimumQuantity } = tier;
    if (tier.value.currencyCode !== currencyCode) {
      throw invalidField("tiers.value.currencyCode", tier.value.currencyCode, [currencyCode]);
    }
    if (minimumQuantity < FIRST_TIER_QUANTITY || quantities.has(minimumQuantity)) {
      throw invalidField("tiers.minimumQuantity", minimumQuantity);
    }
    quantities.add(minimumQuantity);
  }
}

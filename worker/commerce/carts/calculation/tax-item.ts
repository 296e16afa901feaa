import { type TaxAmount, type TaxRate, taxAmount } from "../../pricing/tax-amount.ts";
import { taxLine, type UnitGroup } from "../../pricing/tax-line.ts";
import type { Cart, ExternalTaxAmount } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { requireTaxRate } from "./require-tax-rate.ts";

/** A line, custom line or shipping price as it is taxed. */
export interface TaxableItem {
  readonly taxCategoryId: string | undefined;
  /** Cents of the whole. */
  readonly total: number;
  readonly units: readonly UnitGroup[];
  /** What the caller set, in the modes in which it sets taxes. */
  readonly taxRate: TaxRate | undefined;
  readonly externalTaxAmount: ExternalTaxAmount | undefined;
}

/** A rate with what it makes of a price, and the amount from outside that still holds. */
export interface ItemTax {
  readonly rate: TaxRate;
  /** Not there as long as a rate from outside lacks its amount. */
  readonly taxed?: TaxAmount;
  readonly external?: ExternalTaxAmount;
}

/**
 * The tax of one item by the cart's mode: from its tax category and the address, from the rate or the amount that the
 * caller set, or none. Throws MissingTaxRateForCountry.
 */
export function taxItem(cart: Cart, item: TaxableItem, facts: CartFacts): ItemTax | undefined {
  if (!cart.shippingAddress) return undefined;
  switch (cart.taxMode) {
    case "Disabled":
      return undefined;
    case "Platform": {
      const rate = requireTaxRate(facts, item.taxCategoryId, cart.shippingAddress);
      return { rate, taxed: taxByRate(cart, item, rate) };
    }
    case "External":
      return item.taxRate && { rate: item.taxRate, taxed: taxByRate(cart, item, item.taxRate) };
    case "ExternalAmount":
      return item.taxRate && taxByAmount(cart, item, item.taxRate);
  }
}

function taxByRate(cart: Cart, { total, units }: TaxableItem, rate: TaxRate): TaxAmount {
  return taxLine(total, units, rate, cart.taxRoundingMode, cart.taxCalculationMode);
}

function taxByAmount(cart: Cart, { total, externalTaxAmount }: TaxableItem, rate: TaxRate): ItemTax {
  const external = stillHolds(externalTaxAmount, total);
  if (!external) return { rate };
  const gross = external.grossCents;
  const net = rate.includedInPrice
    ? taxAmount(gross, rate, cart.taxRoundingMode).net
    : Math.min(total, gross);
  return { rate, external, taxed: { net, gross } };
}

/** An amount from outside for a price in cents; undefined when it was made for another price. */
export function stillHolds<Amount extends ExternalTaxAmount>(
  amount: Amount | undefined,
  cents: number,
): Amount | undefined {
  if (!amount || (amount.forCents !== undefined && amount.forCents !== cents)) return undefined;
  return { ...amount, forCents: cents };
}

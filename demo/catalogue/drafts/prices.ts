import { type Currency, currencies, toShopPrice } from "../currency.ts";
import { randomOf } from "../random.ts";
import { type Reduction, reductionOf } from "../trade/reduction.ts";
import type { Traded } from "../trade/traded.ts";
import { byKey, customFields } from "./draft.ts";

/** Countries in which longer transport makes some products more expensive than elsewhere in their currency. */
const dearerCountries = ["FI", "GR"] as const;
const dearerFactor = 1.05;
const dearerShare = 0.1;

/**
 * Creates a gross price in each of the 11 currencies, and for some products one for a single country. `euros`: the
 * price of a variant that differs from the product's first.
 */
export function createPrices(product: Traded, euros: number = product.euros) {
  const reduction = reductionOf(product);
  const everywhere = currencies.map((currency) => createPrice(currency, euros, currency, reduction));
  if (randomOf(0, `dearer ${product.sku}`) >= dearerShare) return everywhere;
  const somewhere = dearerCountries.map((country) => ({
    ...createPrice(`EUR-${country}`, euros * dearerFactor, "EUR", reduction),
    country,
  }));
  return [...everywhere, ...somewhere];
}

function createPrice(key: string, euros: number, currency: Currency, reduction: Reduction | undefined) {
  const value = toShopPrice(euros, currency);
  if (!reduction) return { key, value };
  const reduced = toShopPrice(euros * reduction.factor, currency);
  const before = toShopPrice(euros * reduction.lowestBefore, currency);
  return {
    key,
    value,
    discounted: { value: reduced, discount: byKey("product-discount", reduction.key) },
    custom: customFields("price-fields", { lowestPriceLast30Days: before }),
  };
}

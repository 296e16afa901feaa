import { type Currency, currencies, toShopPrice } from "../currency.ts";
import { randomOf } from "../random.ts";
import { type Reduction, reductionOf } from "../trade/reduction.ts";
import type { Traded } from "../trade/traded.ts";
import { byKey, customFields } from "./draft.ts";

/** Countries in which longer transport makes some products more expensive than elsewhere in their currency. */
const remoteCountries = ["FI", "GR"] as const;
const remoteFactor = 1.05;
const remoteShare = 0.1;

/**
 * Creates a gross price in each of the 11 currencies, and for some products one for a single country. `euros`: the
 * price of a variant that differs from the product's first.
 */
export function createPrices(product: Traded, euros: number = product.euros) {
  const reduction = reductionOf(product);
  const everywhere = currencies.map((currency) => createPrice(currency, euros, currency, reduction));
  if (randomOf(0, `dearer ${product.sku}`) >= remoteShare) return everywhere;
  const somewhere = remoteCountries.map((country) => ({
    ...createPrice(`EUR-${country}`, euros * remoteFactor, "EUR", reduction),
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

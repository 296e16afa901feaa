import { type Currency, currencies, type Money, toShopPrice } from "../currency.ts";
import type { PlannedProduct } from "../planned-product.ts";
import { type Reduction, reductionOf } from "../reduction.ts";
import { byKey, customFields } from "./draft.ts";

/** Countries whose longer way makes some products dearer than elsewhere in their currency. */
const dearerCountries = ["FI", "GR"] as const;
const dearerFactor = 1.05;

/** A price in each of the 11 currencies, gross, and for some products one for a single country. */
export function createPrices(product: PlannedProduct) {
  const reduction = reductionOf(product);
  const everywhere = currencies.map((currency) => createPrice(currency, product.euros, currency, reduction));
  if (product.index % 10 !== 4) return everywhere;
  const somewhere = dearerCountries.map((country) => ({
    ...createPrice(`EUR-${country}`, product.euros * dearerFactor, "EUR", reduction),
    country,
  }));
  return [...everywhere, ...somewhere];
}

function createPrice(key: string, euros: number, currency: Currency, reduction: Reduction | undefined) {
  const value = toShopPrice(euros, currency);
  if (!reduction) return { key, value };
  const reduced = toShopPrice(euros * reduction.factor, currency);
  return {
    key,
    value,
    discounted: { value: reduced, discount: byKey("product-discount", reduction.key) },
    custom: customFields("price-fields", { lowestPriceLast30Days: lowestBefore(value, reduction) }),
  };
}

/** What the machine cost at least in the 30 days before; clearance follows an earlier, smaller reduction. */
function lowestBefore(value: Money, { key }: Reduction): Money {
  if (key !== "clearance") return value;
  return { ...value, centAmount: Math.round((value.centAmount * 0.95) / 100) * 100 };
}

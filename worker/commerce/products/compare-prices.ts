import type { ProductChange } from "./compare-product-data.ts";
import type { Price, Variant } from "./product.ts";

/** What happened to the prices of one variant. Where none of several survived, they were set as a whole. */
export function comparePrices(before: Variant, after: Variant): ProductChange[] {
  const former = new Map(before.prices.map((price) => [price.id, price]));
  const present = new Set(after.prices.map(({ id }) => id));
  const variantId = after.id;
  const survivors = after.prices.filter(({ id }) => former.has(id)).length;
  if (survivors === 0 && before.prices.length > 0 && after.prices.length > 0) {
    return [{ type: "ProductPricesSet", payload: { variantId, prices: after.prices } }];
  }
  const kept = after.prices.flatMap((price): ProductChange[] => {
    const old = former.get(price.id);
    return old
      ? comparePrice(after, old, price)
      : [{ type: "ProductPriceAdded", payload: { variantId, price } }];
  });
  const gone = before.prices
    .filter(({ id }) => !present.has(id))
    .map((price) => ({ type: "ProductPriceRemoved", payload: { variantId, price } }));
  return [...kept, ...gone];
}

/** A price of which only the external reduction changed has a message of its own. */
function comparePrice(variant: Variant, oldPrice: Price, newPrice: Price): ProductChange[] {
  if (JSON.stringify(oldPrice) === JSON.stringify(newPrice)) return [];
  const { discounted: _old, ...oldRest } = oldPrice;
  const { discounted, ...newRest } = newPrice;
  if (JSON.stringify(oldRest) !== JSON.stringify(newRest)) {
    return [{ type: "ProductPriceChanged", payload: { variantId: variant.id, oldPrice, newPrice } }];
  }
  const { id: variantId, key: variantKey, sku } = variant;
  const payload = { variantId, variantKey, sku, priceId: newPrice.id, discounted };
  return [{ type: "ProductPriceExternalDiscountSet", payload }];
}

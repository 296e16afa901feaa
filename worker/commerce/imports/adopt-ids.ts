import type { Asset, WithAssets } from "../assets/asset.ts";
import type { Price } from "../pricing/price.ts";
import { allVariants, type ProductData, type Variant } from "../products/product.ts";

/** What a price is for: two prices of one variant never share it. */
function scopeOf(price: Price): string {
  const { value, country, customerGroup, channel, validFrom, validUntil } = price;
  const scope = [value.currencyCode, country, customerGroup?.id, channel?.id, validFrom, validUntil];
  return scope.map((part) => part ?? "").join(" ");
}

function nameOf(price: Price): string {
  return price.key === undefined ? `scope ${scopeOf(price)}` : `key ${price.key}`;
}

function adoptPrices(prices: readonly Price[], before: readonly Price[]): readonly Price[] {
  const known = new Map(before.map((price) => [nameOf(price), price.id]));
  return prices.map((price) => ({ ...price, id: known.get(nameOf(price)) ?? price.id }));
}

/** Assets are told apart by their key, those without one by what they hold. */
function nameOfAsset({ id: _id, ...asset }: Asset): string {
  return asset.key === undefined ? JSON.stringify(asset) : `key ${asset.key}`;
}

function adoptAssets({ assets }: Variant, before: Variant): WithAssets {
  if (!assets) return {};
  const known = new Map((before.assets ?? []).map((asset) => [nameOfAsset(asset), asset.id]));
  return { assets: assets.map((asset) => ({ ...asset, id: known.get(nameOfAsset(asset)) ?? asset.id })) };
}

function findSame(variant: Variant, before: readonly Variant[]): Variant | undefined {
  const { sku, key } = variant;
  if (sku !== undefined) return before.find((each) => each.sku === sku);
  return key === undefined ? undefined : before.find((each) => each.key === key);
}

/**
 * What a draft says of a product that is there already, with the ids that its variants, prices and assets have: a variant is the
 * one with its SKU (or key), a price the one with its key, or for the same buyers and time. New ones get new ids.
 */
export function adoptIds(data: ProductData, before: ProductData): ProductData {
  const known = allVariants(before);
  let last = Math.max(...known.map(({ id }) => id));
  const adopt = (variant: Variant): Variant => {
    const same = findSame(variant, known);
    if (!same) {
      last += 1;
      return { ...variant, id: last };
    }
    const prices = adoptPrices(variant.prices, same.prices);
    return { ...variant, id: same.id, prices, ...adoptAssets(variant, same) };
  };
  const { sku, key } = data.masterVariant;
  const isNameless = sku === undefined && key === undefined;
  const master = isNameless
    ? { ...data.masterVariant, id: before.masterVariant.id }
    : adopt(data.masterVariant);
  return { ...data, masterVariant: master, variants: data.variants.map(adopt) };
}

import type { ProductCard } from "../../../catalogue/model/product-card";
import { isInStock, toSellableStock } from "../../../catalogue/model/sellable-stock";
import type { RawPrice, RawVariantOffer } from "./product-fragment";

export type PricedVariant<Words> = {
  readonly sku: string;
  readonly price: RawPrice;
  readonly soon: RawVariantOffer["soon"];
  readonly availableQuantity: ProductCard["availableQuantity"];
  readonly words: Words;
};

/**
 * The variants with a number and a price here, the master variant first: those for sale in the shop's locale or, where
 * no variant is, all of them. `words` in the order of the offers.
 */
export function listSellable<Words extends { readonly isEligibleForSelling: boolean }>(
  offers: readonly RawVariantOffer[],
  words: readonly Words[],
): readonly PricedVariant<Words>[] {
  const priced = offers.flatMap(({ sku, price, soon, availability }, at) => {
    const own = words[at];
    if (!sku || !price || !own) return [];
    const availableQuantity = toSellableStock(sku, availability?.noChannel?.availableQuantity);
    return [{ sku, price, soon, availableQuantity, words: own }];
  });
  const eligible = priced.filter((variant) => variant.words.isEligibleForSelling);
  return eligible.length > 0 ? eligible : priced;
}

/** The variant that was asked for, else the first that is in stock, else the first; undefined: there is none. */
export function chooseVariant<Variant extends Pick<ProductCard, "sku" | "availableQuantity">>(
  variants: readonly Variant[],
  sku: string | null = null,
): Variant | undefined {
  const asked = sku === null ? undefined : variants.find((variant) => variant.sku === sku);
  return asked ?? variants.find(({ availableQuantity }) => isInStock(availableQuantity)) ?? variants[0];
}

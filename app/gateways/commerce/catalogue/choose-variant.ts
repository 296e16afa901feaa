import { chooseRepresentative, type Representative } from "../../../catalogue/model/choose-representative";
import type { ProductCard } from "../../../catalogue/model/product-card";
import { toSellableStock } from "../../../catalogue/model/sellable-stock";
import type { RawPrice, RawVariantOffer } from "./product-fragment";

export type PricedVariant<Texts> = {
  readonly sku: string;
  readonly price: RawPrice;
  readonly soon: RawVariantOffer["soon"];
  readonly availableQuantity: ProductCard["availableQuantity"];
  readonly texts: Texts;
};

/**
 * Lists the variants with a number and a price here, the master variant first.
 * Only those for sale in the shop's locale; all of them if none is. `texts` are in the order of the offers.
 */
export function listSellable<Texts extends { readonly isEligibleForSelling: boolean }>(
  offers: readonly RawVariantOffer[],
  texts: readonly Texts[],
): readonly PricedVariant<Texts>[] {
  const priced = offers.flatMap(({ sku, price, soon, availability }, at) => {
    const own = texts[at];
    if (!sku || !price || !own) return [];
    const availableQuantity = toSellableStock(sku, availability?.noChannel?.availableQuantity);
    return [{ sku, price, soon, availableQuantity, texts: own }];
  });
  const eligible = priced.filter((variant) => variant.texts.isEligibleForSelling);
  return eligible.length > 0 ? eligible : priced;
}

/** Returns the requested variant, else the one that represents the product; undefined without variants. */
export function chooseVariant<Texts>(
  variants: readonly PricedVariant<Texts>[],
  sku: string | null = null,
): PricedVariant<Texts> | undefined {
  const asked = sku === null ? undefined : variants.find((variant) => variant.sku === sku);
  return asked ?? representVariants(variants)?.variant;
}

/** Chooses among variants by the current price: a discounted price before the regular price. */
export function representVariants<Texts>(
  variants: readonly PricedVariant<Texts>[],
): Representative<PricedVariant<Texts>> | undefined {
  return chooseRepresentative(variants, ({ price, availableQuantity }) => ({
    cents: price.discounted?.value.centAmount ?? price.value.centAmount,
    availableQuantity,
  }));
}

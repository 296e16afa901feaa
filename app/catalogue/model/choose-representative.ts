import { isInStock } from "./sellable-stock";

/** Price and stock of a variant; `cents`: the current gross price. All variants have one currency. */
type Offered = { readonly cents: number; readonly availableQuantity: number | null };

export type Representative<Variant> = {
  readonly variant: Variant;
  /** Whether another candidate costs more: the card then displays "from". */
  readonly pricesDiffer: boolean;
};

/**
 * Chooses the variant that represents a product: the cheapest in stock, else the cheapest.
 * Used in card, page, search record, sort order, price filter and structured data. Of equal prices the first wins.
 *
 * @param read reads price and stock of a variant
 * @returns undefined without variants
 * Source: DECISIONS, third round
 */
export function chooseRepresentative<Variant>(
  variants: readonly Variant[],
  read: (variant: Variant) => Offered,
): Representative<Variant> | undefined {
  const all = variants.map((variant) => ({ variant, ...read(variant) }));
  const inStock = all.filter(({ availableQuantity }) => isInStock(availableQuantity));
  const candidates = inStock.length > 0 ? inStock : all;
  const [first] = candidates;
  if (!first) return undefined;
  const cheapest = candidates.reduce((best, each) => (each.cents < best.cents ? each : best), first);
  const pricesDiffer = candidates.some(({ cents }) => cents !== cheapest.cents);
  return { variant: cheapest.variant, pricesDiffer };
}

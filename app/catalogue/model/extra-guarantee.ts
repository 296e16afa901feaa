import { type Money, money, roundHalfEven } from "../../foundation/money";
import { isVirtualSku } from "./sellable-stock";

/** A paid guarantee beyond the legal one, bought with a product and listed below it. */
export type ExtraGuarantee = {
  readonly sku: string;
  readonly years: number;
  /** Permyriad of the product's price: 1300 is 13 %. */
  readonly ratePermyriad: number;
  /** Keyed by language. */
  readonly name: Readonly<Record<string, string>>;
  readonly shortName: Readonly<Record<string, string>>;
  /** Lines, keyed by language. */
  readonly highlights: Readonly<Record<string, string>>;
  /** Locales where it is for sale, `de-AT`. */
  readonly markets: readonly string[];
  readonly excludedSkus: readonly string[];
  readonly excludedBrands: readonly string[];
  readonly excludedRelations: readonly string[];
};

type Exclusions = Pick<ExtraGuarantee, "excludedSkus" | "excludedBrands" | "excludedRelations">;

/** The parts of a product that decide whether a guarantee is offered for it. */
export type GuaranteedProduct = {
  readonly sku: string;
  readonly brand: string;
  /** Result of `listRelations`. */
  readonly relations: readonly string[];
};

/**
 * Returns whether a guarantee is offered for a product, by the specification's rule.
 * Not for virtual products, nor for SKUs, brands or relations excluded by the guarantee.
 */
export function isGuaranteeOffered(
  { excludedSkus, excludedBrands, excludedRelations }: Exclusions,
  product: GuaranteedProduct,
): boolean {
  if (isVirtualSku(product.sku) || excludedSkus.includes(product.sku)) return false;
  const brand = product.brand.toLowerCase();
  if (excludedBrands.some((excluded) => excluded.toLowerCase() === brand)) return false;
  return !product.relations.some((relation) => excludedRelations.includes(relation));
}

/** Returns whether a guarantee is for sale in one of these locales; without markets it is in none. */
export function isOnMarket({ markets }: ExtraGuarantee, locales: readonly string[]): boolean {
  return locales.some((locale) => markets.includes(locale));
}

/** Product price × rate, in whole cents. */
export function toGuaranteePrice(productPrice: Money, ratePermyriad: number): Money {
  return money(roundHalfEven((productPrice.centAmount * ratePermyriad) / 10_000), productPrice.currency);
}

const usedSku = /^EX20/;

/**
 * Lists a product's relations to machines: `accessory`, `bware` (used), `service`.
 * An accessory has parent SKUs.
 */
export function listRelations(
  sku: string,
  parentSkus: readonly string[],
  tags: readonly string[],
): readonly string[] {
  return [
    ...(parentSkus.length > 0 ? ["accessory"] : []),
    ...(usedSku.test(sku) || tags.includes("bware") ? ["bware"] : []),
    ...(isVirtualSku(sku) ? ["service"] : []),
  ];
}

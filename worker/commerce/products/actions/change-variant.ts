import { invalidOperation } from "../../errors/platform-errors.ts";
import { allVariants, type ProductData, type Variant } from "../product.ts";

/** How an action names a variant: by its id, else by its SKU. */
export interface VariantTarget {
  readonly variantId?: number | undefined;
  readonly sku?: string | undefined;
}

export function matchesTarget(variant: Variant, { variantId, sku }: VariantTarget): boolean {
  if (variantId !== undefined) return variant.id === variantId;
  return sku !== undefined && variant.sku === sku;
}

/** Changes one variant. Throws InvalidOperation when the product has none of that name. */
export function changeVariant(
  data: ProductData,
  target: VariantTarget,
  change: (variant: Variant) => Variant,
): ProductData {
  if (!allVariants(data).some((variant) => matchesTarget(variant, target))) {
    throw invalidOperation(`The variant '${target.variantId ?? target.sku}' does not exist on the product.`);
  }
  return changeVariants(data, (variant) => (matchesTarget(variant, target) ? change(variant) : variant));
}

export function changeVariants(data: ProductData, change: (variant: Variant) => Variant): ProductData {
  return { ...data, masterVariant: change(data.masterVariant), variants: data.variants.map(change) };
}

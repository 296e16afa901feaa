import type { Attribute, Image } from "../products/product.ts";
import type { LocalizedText } from "../resources/localized-text.ts";
import type { Reference } from "../resources/reference.ts";

/**
 * A variant with what a line shows of its product, frozen at one version of the product. Lines only name it,
 * so that many carts share one row and a cart of 200 lines stays small.
 */
export interface VariantSnapshot {
  readonly id: string;
  readonly productId: string;
  readonly productKey?: string;
  readonly productTypeId: string;
  readonly productTypeKey?: string;
  readonly taxCategory?: Reference;
  readonly name: LocalizedText;
  readonly slug: LocalizedText;
  readonly categoryIds: readonly string[];
  readonly categoryKeys: readonly string[];
  /** Own categories and all above them. */
  readonly ancestorIds: readonly string[];
  readonly ancestorKeys: readonly string[];
  readonly variant: SnapshotVariant;
}

interface SnapshotVariant {
  readonly id: number;
  readonly sku?: string;
  readonly key?: string;
  readonly attributes: readonly Attribute[];
  readonly images: readonly Image[];
}

/** One version of one variant. */
export function toSnapshotId(productId: string, version: number, variantId: number): string {
  return `${productId}.${version}.${variantId}`;
}

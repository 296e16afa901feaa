import { toLeafKey } from "../category-tree.ts";
import type { PlannedProduct } from "../planned-product.ts";
import { writeDescription, writeMetaDescription, writeName, writeSlug } from "../product-text.ts";
import { byKey } from "./draft.ts";
import { createImages } from "./images.ts";
import { createPrices } from "./prices.ts";
import { createAttributes } from "./product-attributes.ts";

/** A product of one variant, published. Its key is its SKU. */
export function createProduct(product: PlannedProduct, seed: number, now: Date) {
  const name = writeName(product);
  return {
    key: product.sku,
    productType: byKey("product-type", product.family.key),
    name,
    slug: writeSlug(product),
    description: writeDescription(product),
    metaTitle: name,
    metaDescription: writeMetaDescription(product),
    categories: [byKey("category", toLeafKey(product.family, product.size))],
    taxCategory: byKey("tax-category", "standard"),
    masterVariant: {
      sku: product.sku,
      key: product.sku,
      prices: createPrices(product),
      images: createImages(product),
      attributes: createAttributes(product, seed, now),
    },
    publish: true,
  };
}

import { toLeafKey } from "../category-tree.ts";
import type { PlannedProduct } from "../planned-product.ts";
import { planVariants } from "../planned-variants.ts";
import { writeDescription, writeMetaDescription, writeName, writeSlug } from "../product-text.ts";
import { byKey } from "./draft.ts";
import { createPrices } from "./prices.ts";
import { createAttributes } from "./product-attributes.ts";

/** A product, published, with its variants. Its key is the SKU of the first. */
export function createProduct(product: PlannedProduct, seed: number, now: Date) {
  const name = writeName(product);
  const toVariant = (variant: PlannedProduct) => createVariant(variant, seed, now);
  const variants = planVariants(product);
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
    masterVariant: toVariant(product),
    ...(variants.length > 0 && { variants: variants.map(toVariant) }),
    publish: true,
  };
}

function createVariant(variant: PlannedProduct, seed: number, now: Date) {
  return {
    sku: variant.sku,
    key: variant.sku,
    prices: createPrices(variant),
    images: createImages(variant),
    attributes: createAttributes(variant, seed, now),
  };
}

const views = ["front", "left", "right", "rear"] as const;

/** Pictures are drawn per family, colour, size and view; brands share the drawing of their colour. */
function createImages({ brand, family, size, model }: PlannedProduct) {
  return views.map((view) => ({
    url: `/pictures/${family.key}-${brand.colour}-${size.picture}-${view}.svg`,
    label: `${brand.name} ${model}`,
    dimensions: { w: 480, h: 480 },
  }));
}

import { listCategoryKeys } from "../categories/category-keys.ts";
import type { PlannedProduct, PlannedVariant } from "../plan/planned-product.ts";
import { writeDescription } from "../text/write-description.ts";
import { writeMetaDescription, writeMetaKeywords, writeName, writeSlug } from "../text/write-name.ts";
import { byKey } from "./draft.ts";
import { createPrices } from "./prices.ts";
import { createSharedAttributes, createVariantAttributes } from "./product-attributes.ts";
import { createImages } from "./product-images.ts";

/** Creates a published product with its variants. Its key is the SKU of the first. */
export function createProduct(product: PlannedProduct, seed: number, now: Date) {
  const name = writeName(product);
  const description = writeDescription(product);
  const shared = createSharedAttributes(product, description.short, seed, now);
  const toVariant = (variant: PlannedVariant) => createVariant(product, variant, shared);
  const [first, ...others] = product.variants;
  return {
    key: product.sku,
    productType: byKey("product-type", productTypeOf(product)),
    name,
    slug: writeSlug(product),
    description: description.full,
    metaTitle: name,
    metaDescription: writeMetaDescription(product),
    metaKeywords: writeMetaKeywords(product),
    categories: listCategoryKeys(product).map((key) => byKey("category", key)),
    taxCategory: byKey("tax-category", "standard"),
    masterVariant: toVariant(first),
    ...(others.length > 0 && { variants: others.map(toVariant) }),
    publish: true,
  };
}

/** A machine has the type of its family; all accessories share one, and so do all services. */
function productTypeOf(product: PlannedProduct): string {
  if (product.kind === "machine") return product.family.key;
  return product.kind === "accessory" ? "accessory" : "virtual";
}

/** Technical figures come first: a shop shows them in this order. */
function createVariant(product: PlannedProduct, variant: PlannedVariant, shared: SharedAttributes) {
  return {
    sku: variant.sku,
    key: variant.sku,
    prices: createPrices(product, variant.euros),
    images: createImages(product, variant),
    attributes: [...createVariantAttributes(product, variant), ...shared],
  };
}

type SharedAttributes = ReturnType<typeof createSharedAttributes>;

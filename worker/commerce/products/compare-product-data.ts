import type { JsonObject } from "../json/json.ts";
import { comparePrices } from "./compare-prices.ts";
import { allVariants, type ProductData, type Variant } from "./product.ts";

/** One difference in the platform's words; most types also say whether only the draft has it (`staged`). */
export interface ProductChange {
  readonly type: string;
  readonly payload: JsonObject;
  readonly hasNoStage?: true;
}

/** What an editor changed from one state of a product's data to the next, as far as the platform has messages for it. */
export function compareProductData(before: ProductData, after: ProductData): ProductChange[] {
  return [
    ...compareSlugs(before, after),
    ...compareCategories(before, after),
    ...compareVariants(before, after),
  ];
}

function compareSlugs({ slug: oldSlug }: ProductData, { slug }: ProductData): ProductChange[] {
  if (JSON.stringify(slug) === JSON.stringify(oldSlug)) return [];
  return [{ type: "ProductSlugChanged", payload: { slug, oldSlug }, hasNoStage: true }];
}

function compareCategories(before: ProductData, after: ProductData): ProductChange[] {
  const toChanges = (type: string, from: ProductData, to: ProductData): ProductChange[] =>
    to.categories
      .filter(({ id }) => !from.categories.some((category) => category.id === id))
      .map((category) => ({ type, payload: { category } }));
  return [
    ...toChanges("ProductAddedToCategory", before, after),
    ...toChanges("ProductRemovedFromCategory", after, before),
  ];
}

function compareVariants(before: ProductData, after: ProductData): ProductChange[] {
  const former = new Map(allVariants(before).map((variant) => [variant.id, variant]));
  const present = new Set(allVariants(after).map(({ id }) => id));
  const kept = allVariants(after).flatMap((variant) => {
    const old = former.get(variant.id);
    return old ? compareVariant(old, variant) : [{ type: "ProductVariantAdded", payload: { variant } }];
  });
  const gone = [...former.values()]
    .filter(({ id }) => !present.has(id))
    .map((variant) => ({ type: "ProductVariantDeleted", payload: { variant, removedImageUrls: [] } }));
  return [...kept, ...gone];
}

function compareVariant(before: Variant, after: Variant): ProductChange[] {
  const known = new Set(before.images.map(({ url }) => url));
  const images = after.images
    .filter(({ url }) => !known.has(url))
    .map((image) => ({ type: "ProductImageAdded", payload: { variantId: after.id, image } }));
  return [...comparePrices(before, after), ...images];
}

import { toOrderedId } from "../database/to-ordered-id.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { Product, ProductData } from "./product.ts";
import type { ProductDraft } from "./to-product-data.ts";

/** The first version of a product, shown at once when the draft says so. */
export function toNewProduct(context: RequestContext, draft: ProductDraft, data: ProductData): Product {
  const now = context.now.toISOString();
  const published = draft.publish ?? false;
  return {
    id: toOrderedId(context.now),
    key: draft.key ?? null,
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
    productTypeId: draft.productType.id,
    taxCategoryId: draft.taxCategory?.id ?? null,
    ...(draft.priceMode === "Standalone" ? { priceMode: "Standalone" } : {}),
    published,
    current: published ? data : null,
    staged: published ? null : data,
    reviewRatingStatistics: null,
  };
}

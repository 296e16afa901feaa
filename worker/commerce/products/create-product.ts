import { toOrderedId } from "../database/to-ordered-id.ts";
import { toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { loadResource } from "../resources/load-resource.ts";
import { parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { applyProductDiscounts } from "./apply-product-discounts.ts";
import { toDefinitions } from "./attribute-definition.ts";
import { checkAttributes, requireUniqueValues } from "./check-attributes.ts";
import { type Product, type ProductData, productCustoms } from "./product.ts";
import { type ProductDraft, ProductDraftStruct, toProductData } from "./product-draft.ts";
import { toCreationMessages } from "./product-messages.ts";
import { insertProduct } from "./save-product.ts";

/**
 * Creates a product from its draft; with `publish: true` it is visible at once. Throws InvalidJsonInput,
 * ReferencedResourceNotFound, InvalidField, or DuplicateField for a key, SKU or slug that is taken.
 */
export async function createProduct(context: RequestContext, body: unknown): Promise<Product> {
  const draft = parseDraft(await resolveReferences(context.db, requireObject(body)), ProductDraftStruct);
  const data = toProductData(draft);
  const [productType] = await Promise.all([
    loadResource(context, draft.productType.id),
    checkCustomFields(context, productCustoms(data)),
  ]);
  const definitions = toDefinitions(productType ?? {});
  checkAttributes(data, definitions);
  const product = await applyProductDiscounts(context, toNewProduct(context, draft, data));
  await requireUniqueValues(context, product, data, definitions);
  await insertProduct(context.db, product, definitions, toCreationMessages(product));
  return product;
}

/** The first version of a product, published at once if the draft says so. */
export function toNewProduct(context: RequestContext, draft: ProductDraft, data: ProductData): Product {
  const published = draft.publish ?? false;
  return {
    id: toOrderedId(context.now),
    key: draft.key ?? null,
    version: 1,
    ...toCreation(context),
    productTypeId: draft.productType.id,
    taxCategoryId: draft.taxCategory?.id ?? null,
    ...(draft.priceMode === "Standalone" ? { priceMode: "Standalone" } : {}),
    published,
    current: published ? data : null,
    staged: published ? null : data,
    reviewRatingStatistics: null,
  };
}

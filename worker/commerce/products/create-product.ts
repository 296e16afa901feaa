import { applyProductDiscounts } from "../product-discounts/apply-product-discounts.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { loadResource } from "../resources/load-resource.ts";
import { parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { toDefinitions } from "./attribute-definition.ts";
import { checkAttributes } from "./check-attributes.ts";
import type { Product } from "./product.ts";
import { productCustoms } from "./product-customs.ts";
import { ProductDraftStruct } from "./product-draft.ts";
import { toCreationMessages } from "./product-messages.ts";
import { requireUniqueValues } from "./require-unique-values.ts";
import { insertProduct } from "./save-product.ts";
import { toNewProduct } from "./to-new-product.ts";
import { toProductData } from "./to-product-data.ts";

/**
 * Creates a product from its draft; with `publish: true` it can be seen at once. Throws InvalidJsonInput,
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

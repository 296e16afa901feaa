import { invalidOperation } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import { applyProductDiscounts, discountData } from "../products/apply-product-discounts.ts";
import { type Definitions, toDefinitions } from "../products/attribute-definition.ts";
import { checkAttributes, requireUniqueValues } from "../products/check-attributes.ts";
import { toNewProduct } from "../products/create-product.ts";
import { type Product, type ProductData, productCustoms, workingData } from "../products/product.ts";
import { type ProductDraft, ProductDraftStruct, toProductData } from "../products/product-draft.ts";
import { toCreationMessages, toUpdateMessages } from "../products/product-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { loadResource } from "../resources/load-resource.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { adoptIds } from "./adopt-ids.ts";

/** A product to be written: new (`expected` null) or in place of that version. */
export interface ProductWrite {
  readonly product: Product;
  readonly expected: number | null;
  readonly definitions: Definitions;
  readonly messages: readonly Message[];
}

/** With `publish` given, what is shown and what is drafted become the same; without, only the draft changes. */
function toChanged(
  context: RequestContext,
  before: Product,
  { publish, taxCategory }: ProductDraft,
  data: ProductData,
): Product {
  const shown = publish === undefined ? before.current : publish ? data : before.current && data;
  return {
    ...before,
    version: before.version + 1,
    lastModifiedAt: context.now.toISOString(),
    taxCategoryId: taxCategory?.id ?? null,
    published: publish ?? before.published,
    current: shown,
    staged: shown === data ? null : data,
  };
}

/**
 * What an import of this draft (references resolved) has to write; null when the product says all of it already, as on the
 * platform whether `publish` is given or not. Throws what a creation throws.
 */
export async function planProduct(
  context: RequestContext,
  body: JsonObject,
  before: Product | undefined,
): Promise<ProductWrite | null> {
  const draft = parseDraft(body, ProductDraftStruct);
  const fresh = toProductData(draft);
  const [productType] = await Promise.all([
    loadResource(context, draft.productType.id),
    checkCustomFields(context, productCustoms(fresh)),
  ]);
  const definitions = toDefinitions(productType ?? {});
  checkAttributes(fresh, definitions);
  if (!before) {
    const product = await applyProductDiscounts(context, toNewProduct(context, draft, fresh));
    await requireUniqueValues(context, product, fresh, definitions);
    return { product, expected: null, definitions, messages: toCreationMessages(product) };
  }
  if (before.productTypeId !== draft.productType.id)
    throw invalidOperation(`The product type of the product '${draft.key}' cannot be changed.`);
  const data = await discountData(context, before, adoptIds(fresh, workingData(before)));
  const isSameHead = before.taxCategoryId === (draft.taxCategory?.id ?? null);
  if (isSameHead && isSame(data, workingData(before))) return null;
  await requireUniqueValues(context, before, data, definitions);
  const product = toChanged(context, before, draft, data);
  const messages = toUpdateMessages(before, product, new Set(draft.publish ? ["publish"] : []));
  return { product, expected: before.version, definitions, messages };
}

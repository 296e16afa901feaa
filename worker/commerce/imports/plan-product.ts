import type { Asset, WithAssets } from "../assets/asset.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import type { Price } from "../pricing/price.ts";
import { applyProductDiscounts, discountData } from "../products/apply-product-discounts.ts";
import { type Definitions, toDefinitions } from "../products/attribute-definition.ts";
import { checkAttributes, requireUniqueValues } from "../products/check-attributes.ts";
import { toNewProduct } from "../products/create-product.ts";
import {
  allVariants,
  type Product,
  type ProductData,
  productCustoms,
  type Variant,
  workingData,
} from "../products/product.ts";
import { type ProductDraft, ProductDraftStruct, toProductData } from "../products/product-draft.ts";
import { toCreationMessages, toUpdateMessages } from "../products/product-messages.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { loadResource } from "../resources/load-resource.ts";
import { parseDraft } from "../resources/parse-draft.ts";

/** A product to write: new (`expected` null) or in place of that version. */
export interface ProductWrite {
  readonly product: Product;
  readonly expected: number | null;
  readonly definitions: Definitions;
  readonly messages: readonly Message[];
}

/** With `publish`, the current and the staged data become the same; without, only the staged data changes. */
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
    ...toModification(context),
    taxCategoryId: taxCategory?.id ?? null,
    published: publish ?? before.published,
    current: shown,
    staged: shown === data ? null : data,
  };
}

/**
 * The write for an import of this draft (references resolved); null if the product is equal already, as on the
 * platform whether `publish` is given or not. Throws the errors of a creation.
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

/** The scope of a price: unique among the prices of one variant. */
function scopeOf(price: Price): string {
  const { value, country, customerGroup, channel, validFrom, validUntil } = price;
  const scope = [value.currencyCode, country, customerGroup?.id, channel?.id, validFrom, validUntil];
  return scope.map((part) => part ?? "").join(" ");
}

function nameOf(price: Price): string {
  return price.key === undefined ? `scope ${scopeOf(price)}` : `key ${price.key}`;
}

function adoptPrices(prices: readonly Price[], before: readonly Price[]): readonly Price[] {
  const known = new Map(before.map((price) => [nameOf(price), price.id]));
  return prices.map((price) => ({ ...price, id: known.get(nameOf(price)) ?? price.id }));
}

/** Assets are identified by their key, those without one by their contents. */
function nameOfAsset({ id: _id, ...asset }: Asset): string {
  return asset.key === undefined ? JSON.stringify(asset) : `key ${asset.key}`;
}

function adoptAssets({ assets }: Variant, before: Variant): WithAssets {
  if (!assets) return {};
  const known = new Map((before.assets ?? []).map((asset) => [nameOfAsset(asset), asset.id]));
  return { assets: assets.map((asset) => ({ ...asset, id: known.get(nameOfAsset(asset)) ?? asset.id })) };
}

function findSame(variant: Variant, before: readonly Variant[]): Variant | undefined {
  const { sku, key } = variant;
  if (sku !== undefined) return before.find((each) => each.sku === sku);
  return key === undefined ? undefined : before.find((each) => each.key === key);
}

/**
 * The draft's data for an existing product, with the ids of its variants, prices and assets: a variant matches by its
 * SKU (or key), a price by its key, or by the same buyers and time. New ones get new ids.
 */
function adoptIds(data: ProductData, before: ProductData): ProductData {
  const known = allVariants(before);
  let last = Math.max(...known.map(({ id }) => id));
  const adopt = (variant: Variant): Variant => {
    const same = findSame(variant, known);
    if (!same) {
      last += 1;
      return { ...variant, id: last };
    }
    const prices = adoptPrices(variant.prices, same.prices);
    return { ...variant, id: same.id, prices, ...adoptAssets(variant, same) };
  };
  const { sku, key } = data.masterVariant;
  const isNameless = sku === undefined && key === undefined;
  const master = isNameless
    ? { ...data.masterVariant, id: before.masterVariant.id }
    : adopt(data.masterVariant);
  return { ...data, masterVariant: master, variants: data.variants.map(adopt) };
}

import type { JsonObject } from "../json/json.ts";
import { type Message, toNotice } from "../messages/message.ts";
import { toOmitted } from "../messages/write-messages.ts";
import type { Price } from "../pricing/price.ts";
import { allVariants, type Product, type ProductData, type Variant, workingData } from "./product.ts";

/**
 * The messages of a product's creation. The platform's projection in this message is omitted, as the platform does
 * itself if a subscription's limit is too low: otherwise an import would write every product twice.
 */
export function toCreationMessages(product: Product): Message[] {
  return [{ type: "ProductCreated", resource: toResource(product), payload: toOmitted("ProductCreated") }];
}

/** The messages of a deletion; the version is the one after it. */
export function toDeletionMessages(product: Product): Message[] {
  const resource = toResource({ ...product, version: product.version + 1 });
  return [{ type: "ProductDeleted", resource, payload: { removedImageUrls: [] } }];
}

/** The messages of an update: changes of the draft and of the published data, then of the publication. */
export function toUpdateMessages(
  before: Product,
  after: Product,
  actionNames: ReadonlySet<string>,
): Message[] {
  const resource = toResource(after);
  const isPublished = actionNames.has("publish");
  const isReverted = actionNames.has("revertStagedChanges");
  const shown = isPublished ? [] : compare(before.current, after.current, false);
  const publishedMessages = new Set(shown.map(sayingOf));
  const drafted = isReverted ? [] : compare(workingData(before), workingData(after), true);
  const changes = [...shown, ...drafted.filter((message) => !publishedMessages.has(sayingOf(message)))];
  const messages = [...changes, ...toPublication(before, after, isPublished, isReverted)].map((message) => ({
    ...message,
    resource,
  }));
  return messages.length > 0 ? messages : [toNotice("ResourceUpdated", resource)];
}

type Saying = Pick<Message, "type" | "payload">;

function compare(before: ProductData | null, after: ProductData | null, staged: boolean): Saying[] {
  if (before === null || after === null) return [];
  return compareProductData(before, after).map(({ type, payload, hasNoStage }) => ({
    type,
    payload: hasNoStage ? payload : { ...payload, staged },
  }));
}

function sayingOf({ type, payload }: Saying): string {
  const { staged: _staged, ...rest } = payload;
  return `${type} ${JSON.stringify(rest)}`;
}

function toPublication(before: Product, after: Product, isPublished: boolean, isReverted: boolean): Saying[] {
  const scope: JsonObject = { scope: "All", removedImageUrls: [] };
  return [
    ...(isReverted ? [{ type: "ProductRevertedStagedChanges", payload: { removedImageUrls: [] } }] : []),
    ...(isPublished
      ? [{ type: "ProductPublished", payload: { ...scope, ...toOmitted("ProductPublished") } }]
      : []),
    ...(before.published && !after.published ? [{ type: "ProductUnpublished", payload: {} }] : []),
  ];
}

function toResource({ id, key, version, ...product }: Product) {
  const slug = workingData({ id, key, version, ...product }).slug;
  return { typeId: "product", id, version, userProvidedIdentifiers: { key, slug } };
}

/** One difference in the platform's form; most types also have a flag for drafts only (`staged`). */
interface ProductChange {
  readonly type: string;
  readonly payload: JsonObject;
  readonly hasNoStage?: true;
}

/** The changes between two states of a product's data, if the platform has messages for them. */
function compareProductData(before: ProductData, after: ProductData): ProductChange[] {
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
  const remaining = allVariants(after).flatMap((variant) => {
    const old = former.get(variant.id);
    return old ? compareVariant(old, variant) : [{ type: "ProductVariantAdded", payload: { variant } }];
  });
  const gone = [...former.values()]
    .filter(({ id }) => !present.has(id))
    .map((variant) => ({ type: "ProductVariantDeleted", payload: { variant, removedImageUrls: [] } }));
  return [...remaining, ...gone];
}

function compareVariant(before: Variant, after: Variant): ProductChange[] {
  const known = new Set(before.images.map(({ url }) => url));
  const images = after.images
    .filter(({ url }) => !known.has(url))
    .map((image) => ({ type: "ProductImageAdded", payload: { variantId: after.id, image } }));
  return [...comparePrices(before, after), ...images];
}

/** The changes of one variant's prices. If none of several remained, they were set as a whole. */
function comparePrices(before: Variant, after: Variant): ProductChange[] {
  const former = new Map(before.prices.map((price) => [price.id, price]));
  const present = new Set(after.prices.map(({ id }) => id));
  const variantId = after.id;
  const survivors = after.prices.filter(({ id }) => former.has(id)).length;
  if (survivors === 0 && before.prices.length > 0 && after.prices.length > 0) {
    return [{ type: "ProductPricesSet", payload: { variantId, prices: after.prices } }];
  }
  const remaining = after.prices.flatMap((price): ProductChange[] => {
    const old = former.get(price.id);
    return old
      ? comparePrice(after, old, price)
      : [{ type: "ProductPriceAdded", payload: { variantId, price } }];
  });
  const gone = before.prices
    .filter(({ id }) => !present.has(id))
    .map((price) => ({ type: "ProductPriceRemoved", payload: { variantId, price } }));
  return [...remaining, ...gone];
}

/** A price of which only the external reduction changed has its own message. */
function comparePrice(variant: Variant, oldPrice: Price, newPrice: Price): ProductChange[] {
  if (JSON.stringify(oldPrice) === JSON.stringify(newPrice)) return [];
  const { discounted: _old, ...oldRest } = oldPrice;
  const { discounted, ...newRest } = newPrice;
  if (JSON.stringify(oldRest) !== JSON.stringify(newRest)) {
    return [{ type: "ProductPriceChanged", payload: { variantId: variant.id, oldPrice, newPrice } }];
  }
  const { id: variantId, key: variantKey, sku } = variant;
  const payload = { variantId, variantKey, sku, priceId: newPrice.id, discounted };
  return [{ type: "ProductPriceExternalDiscountSet", payload }];
}

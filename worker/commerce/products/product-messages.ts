import type { JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import { toNotice } from "../messages/notice.ts";
import { toOmitted } from "../messages/write-messages.ts";
import { compareProductData } from "./compare-product-data.ts";
import { type Product, type ProductData, workingData } from "./product.ts";

/**
 * What the creation of a product says. The projection that the platform puts into this message is left out, as it does itself
 * where a subscription's limit is too low: an import would else write every product twice.
 */
export function toCreationMessages(product: Product): Message[] {
  return [{ type: "ProductCreated", resource: toResource(product), payload: toOmitted("ProductCreated") }];
}

/** What a deletion says; the version is the one after it. */
export function toDeletionMessages(product: Product): Message[] {
  const resource = toResource({ ...product, version: product.version + 1 });
  return [{ type: "ProductDeleted", resource, payload: { removedImageUrls: [] } }];
}

/** What an update says: what changed in the draft and in what is shown, then what became of the publication. */
export function toUpdateMessages(
  before: Product,
  after: Product,
  actionNames: ReadonlySet<string>,
): Message[] {
  const resource = toResource(after);
  const isPublished = actionNames.has("publish");
  const isReverted = actionNames.has("revertStagedChanges");
  const shown = isPublished ? [] : compare(before.current, after.current, false);
  const said = new Set(shown.map(sayingOf));
  const drafted = isReverted ? [] : compare(workingData(before), workingData(after), true);
  const changes = [...shown, ...drafted.filter((message) => !said.has(sayingOf(message)))];
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

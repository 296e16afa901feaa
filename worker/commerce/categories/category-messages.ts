import type { Message } from "../messages/message.ts";
import { toNotice } from "../messages/notice.ts";
import { type Category, toCategoryBody } from "./category.ts";

function toResource({ id, version, key, externalId, slug }: Category) {
  return { typeId: "category", id, version, userProvidedIdentifiers: { key, externalId, slug } };
}

export function toCategoryCreated(category: Category): Message {
  const payload = { category: toCategoryBody(category) };
  return { type: "CategoryCreated", resource: toResource(category), payload };
}

/** The platform has a message for a new slug; any other change is noted. */
export function toCategoryUpdateMessages(before: Category, after: Category): Message[] {
  const resource = toResource(after);
  if (JSON.stringify(before.slug) === JSON.stringify(after.slug)) {
    return [toNotice("ResourceUpdated", resource)];
  }
  const payload = { slug: after.slug, oldSlug: before.slug };
  return [{ type: "CategorySlugChanged", resource, payload }];
}

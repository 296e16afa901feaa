import type { JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { toResourceNotice } from "./resource-notice.ts";
import { type StoredResource, toResourceBody } from "./stored-resource.ts";

function toBody(stored: StoredResource | null): JsonObject | null {
  return stored && toResourceBody(stored);
}

/** What a write of a small resource says: the kind's own messages, or a notice where it has none for the change. */
export function toResourceMessages(
  kind: ResourceKind,
  before: StoredResource | null,
  after: StoredResource | null,
): readonly Message[] {
  const own = kind.toMessages?.({ before: toBody(before), after: toBody(after) }) ?? [];
  if (own.length > 0) return own;
  if (after) return [toResourceNotice(before ? "ResourceUpdated" : "ResourceCreated", after)];
  return before ? [toResourceNotice("ResourceDeleted", { ...before, version: before.version + 1 })] : [];
}

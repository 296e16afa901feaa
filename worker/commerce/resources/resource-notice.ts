import { type Message, toNotice } from "../messages/message.ts";
import type { StoredResource } from "./stored-resource.ts";

/** What a change of a small resource says: the platform has no messages for most of them, but notes every change. */
export function toResourceNotice(
  type: "ResourceCreated" | "ResourceUpdated" | "ResourceDeleted",
  { kind, id, version, key }: Pick<StoredResource, "kind" | "id" | "version" | "key">,
): Message {
  return toNotice(type, { typeId: kind, id, version, userProvidedIdentifiers: { key } });
}

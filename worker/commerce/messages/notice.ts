import type { JsonObject } from "../json/json.ts";
import type { Message, MessageResource } from "./message.ts";

/** The platform's notices of a change as such, beside its messages: they name the resource and its version, nothing else. */
const noticeTypes: ReadonlySet<string> = new Set(["ResourceCreated", "ResourceUpdated", "ResourceDeleted"]);

/** A change that has no message type of its own. */
export function toNotice(
  type: "ResourceCreated" | "ResourceUpdated" | "ResourceDeleted",
  resource: MessageResource,
): Message {
  return {
    type,
    resource,
    payload: type === "ResourceUpdated" ? { oldVersion: resource.version - 1 } : {},
  };
}

/** One thing that an update says: the message's type and its own fields; false where there is nothing to say. */
export type Change = readonly [type: string, payload: JsonObject] | false;

/** What an update of a resource says; one whose changes have no message types of their own is noted. */
export function toUpdateMessages(resource: MessageResource, changes: readonly Change[]): Message[] {
  const messages = changes.flatMap((change) =>
    change === false ? [] : [{ type: change[0], resource, payload: change[1] }],
  );
  return messages.length > 0 ? messages : [toNotice("ResourceUpdated", resource)];
}

export function isNotice(type: string): boolean {
  return noticeTypes.has(type);
}

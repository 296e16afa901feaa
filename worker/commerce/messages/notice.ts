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

export function isNotice(type: string): boolean {
  return noticeTypes.has(type);
}

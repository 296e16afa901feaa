import type { JsonObject } from "../json/json.ts";

/** Names that people gave a resource, as far as it has them. */
export interface UserProvidedIdentifiers {
  readonly key?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly orderNumber?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly slug?: Readonly<Record<string, string>> | undefined;
}

/** The resource that a message is about; `version` is the one after the change. */
export interface MessageResource {
  readonly typeId: string;
  readonly id: string;
  readonly version: number;
  readonly userProvidedIdentifiers?: UserProvidedIdentifiers;
}

/**
 * What a change says: the platform's message type (`ProductPriceChanged`), the resource, and the fields of that type. The
 * common fields (id, sequenceNumber, times) are given when it is written.
 */
export interface Message {
  readonly type: string;
  readonly resource: MessageResource;
  readonly payload: JsonObject;
}

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

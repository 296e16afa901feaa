import type { JsonObject } from "../json/json.ts";

/** The user-provided names of a resource. */
export interface UserProvidedIdentifiers {
  readonly key?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly orderNumber?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly slug?: Readonly<Record<string, string>> | undefined;
  /** Of a custom object. */
  readonly containerAndKey?: { readonly container: string; readonly key: string } | undefined;
}

/** The resource of a message; `version` is the one after the change. */
export interface MessageResource {
  readonly typeId: string;
  readonly id: string;
  readonly version: number;
  readonly userProvidedIdentifiers?: UserProvidedIdentifiers;
}

/**
 * A message about a change: the platform's message type (`ProductPriceChanged`), the resource, and the fields of that
 * type. The common fields (id, sequenceNumber, times) are added when it is written.
 */
export interface Message {
  readonly type: string;
  readonly resource: MessageResource;
  readonly payload: JsonObject;
}

/** The platform's generic change notices, besides its messages: they contain only the resource and its version. */
const noticeTypes: ReadonlySet<string> = new Set(["ResourceCreated", "ResourceUpdated", "ResourceDeleted"]);

/** A notice for a change without a message type. */
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

/** One change of an update: the message's type and its own fields; false if nothing changed. */
export type Change = readonly [type: string, payload: JsonObject] | false;

/** The messages of an update; changes without message types get a notice. */
export function toUpdateMessages(resource: MessageResource, changes: readonly Change[]): Message[] {
  const messages = changes.flatMap((change) =>
    change === false ? [] : [{ type: change[0], resource, payload: change[1] }],
  );
  return messages.length > 0 ? messages : [toNotice("ResourceUpdated", resource)];
}

export function isNotice(type: string): boolean {
  return noticeTypes.has(type);
}

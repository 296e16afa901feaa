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

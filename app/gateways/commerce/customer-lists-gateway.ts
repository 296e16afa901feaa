import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { KeptLists } from "../../lists/model/kept-lists";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** What an account has kept, and the version that a change must name; 0: nothing is kept yet. */
export type StoredLists = { readonly version: number; readonly kept: KeptLists };

/** Whose list a link shows. */
export type SharedList = { readonly customerId: string; readonly listId: string };

/** Lists of customers on the platform, one document for each customer. */
export interface CustomerListsGateway {
  load(customerId: string): Answer<StoredLists>;
  /** `ConcurrentModification` when another device has written since that version. */
  save(customerId: string, version: number, kept: KeptLists): Answer<null>;
  /** Nothing is left, whether there was something or not. */
  erase(customerId: string): Answer<null>;
  /** Remembers which list a link's secret is of; kept under its hash. */
  keepLink(shareKey: string, shared: SharedList): Answer<null>;
  /** null: no such link, or it was revoked. */
  findLink(shareKey: string): Answer<SharedList | null>;
  dropLink(shareKey: string): Answer<null>;
}

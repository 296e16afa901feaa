import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { SavedLists } from "../../lists/model/saved-lists";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** The saved lists of an account, and the version that a change must name; 0: nothing saved yet. */
export type StoredLists = { readonly version: number; readonly saved: SavedLists };

/** The list that a link shows. */
export type SharedList = { readonly customerId: string; readonly listId: string };

/** Lists of customers on the platform, one document for each customer. */
export interface CustomerListsGateway {
  load(customerId: string): Answer<StoredLists>;
  /** `ConcurrentModification` when another device has written since that version. */
  save(customerId: string, version: number, saved: SavedLists): Answer<null>;
  /** Deletes all lists; succeeds when there are none. */
  erase(customerId: string): Answer<null>;
  /** Saves which list a link's secret opens, under the secret's hash. */
  keepLink(shareKey: string, shared: SharedList): Answer<null>;
  /** null: unknown or revoked. */
  findLink(shareKey: string): Answer<SharedList | null>;
  dropLink(shareKey: string): Answer<null>;
}

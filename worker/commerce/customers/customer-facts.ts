import type { CustomTypes } from "../resources/custom-types.ts";

/** What actions on customers must know from outside; read for all actions of a request at once. */
export interface CustomerNeeds {
  /** Types of custom fields, by id or key; undefined ones are skipped. */
  readonly types?: readonly (string | undefined)[] | undefined;
  /** Stores and customer groups, by id or key. */
  readonly resources?: readonly string[] | undefined;
  /** The types of the custom fields that the customer has already. */
  readonly ownTypes?: boolean | undefined;
}

export interface CustomerFacts {
  readonly types: CustomTypes;
  /** Keys of stores by their ids and keys. */
  readonly storeKeys: ReadonlyMap<string, string>;
  /** Ids of customer groups by their ids and keys. */
  readonly groupIds: ReadonlyMap<string, string>;
}

import type { ConsentEntry } from "../../accounts/model/consent";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** What somebody without an account decided. */
export type AddressConsents = {
  /** null: nothing is agreed to, so the address is not kept; its hash remembers the objection. */
  readonly email: string | null;
  /** Language of the newsletter, `sk-SK`. */
  readonly locale: string | null;
  /** Oldest first. */
  readonly entries: readonly ConsentEntry[];
};

/**
 * Consents of mailboxes that have no account in this country's shop, by a keyed hash of the address. Who asks knows the
 * address, and no page ever says whether there is a record. `ConcurrentModification` when it is at another version.
 */
export interface AddressConsentsGateway {
  /** Version 0: there is none yet. */
  load(email: string): Answer<{ readonly version: number; readonly kept: AddressConsents }>;
  save(email: string, version: number, kept: AddressConsents): Answer<null>;
  erase(email: string, version: number): Answer<null>;
}

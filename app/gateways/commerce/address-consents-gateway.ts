import type { ConsentEntry } from "../../accounts/model/consent";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** The consents of a subscriber without an account. */
export type AddressConsents = {
  /** null: without a consent the address is not stored; its hash records the objection. */
  readonly email: string | null;
  /** Language of the newsletter, `sk-SK`. */
  readonly locale: string | null;
  /** Oldest first. */
  readonly entries: readonly ConsentEntry[];
};

/**
 * Consents of mailboxes without an account in this country's shop, by a keyed hash of the e-mail address.
 * The caller knows the address; no page reveals whether a record exists. `ConcurrentModification` on another version.
 */
export interface AddressConsentsGateway {
  /** Version 0: no record yet. */
  load(email: string): Answer<{ readonly version: number; readonly stored: AddressConsents }>;
  save(email: string, version: number, stored: AddressConsents): Answer<null>;
  erase(email: string, version: number): Answer<null>;
}

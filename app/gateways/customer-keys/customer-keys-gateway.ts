import type { CustomerKey, KeyKind } from "../../accounts/model/customer-key";
import type { Result } from "../../foundation/result";

type TooMany = { readonly code: "too-many-attempts" };
type Unreachable = { readonly code: "platform-unavailable" };

export type NewCustomerKey = Pick<CustomerKey, "hash" | "data"> & { readonly kind: KeyKind };

/** The purpose of a signature: a new passkey, or a sign-in with one. */
export type ChallengePurpose = "add" | "sign-in";

/** Sign-in methods besides passwords: identities at sign-in providers, and passkeys. The shop stores them itself. */
export interface CustomerKeysGateway {
  /** The id of the customer who owns a key; null: unknown or removed. */
  findOwner(hash: string): Promise<Result<string | null, Unreachable>>;
  /** The oldest first. */
  list(customerId: string): Promise<Result<readonly CustomerKey[], Unreachable>>;
  /** `taken`: the key opens another account. A repeat only updates its data. */
  add(
    customerId: string,
    key: NewCustomerKey,
  ): Promise<Result<null, Unreachable | { readonly code: "taken" }>>;
  /** Records a sign-in with the key; `data`: its changed data (a passkey's counter). */
  noteUse(customerId: string, hash: string, data?: CustomerKey["data"]): Promise<Result<null, Unreachable>>;
  /** `last-way-in`: the only key of a customer without a password; it stays. */
  remove(
    customerId: string,
    hash: string,
    account: { readonly hasPassword: boolean },
  ): Promise<Result<null, Unreachable | { readonly code: "last-way-in" }>>;
  /**
   * A random text that a device signs, for this browser session and purpose.
   * It is valid once, for five minutes; of more than ten the oldest is dropped.
   */
  issueChallenge(
    sessionId: string,
    purpose: ChallengePurpose,
  ): Promise<Result<string, Unreachable | TooMany>>;
  /** Whether the challenge was issued so and not spent. Spends it. */
  spendChallenge(
    sessionId: string,
    purpose: ChallengePurpose,
    challenge: string,
  ): Promise<Result<boolean, Unreachable>>;
  /**
   * Stores the address that the customer wants to change to, in place of an earlier one; returns the proof to mail.
   */
  keepEmailChange(customerId: string, email: string): Promise<Result<string, Unreachable | TooMany>>;
  /** The address that waits for confirmation; null: none, or older than an hour. */
  readEmailChange(customerId: string): Promise<Result<string | null, Unreachable>>;
  /** The address that a mailed proof confirms; null: invalid or expired. */
  findEmailChange(customerId: string, proof: string): Promise<Result<string | null, Unreachable>>;
  dropEmailChange(customerId: string): Promise<Result<null, Unreachable>>;
  /**
   * Removes every key that was added, and the e-mail change that was requested, until this time: the owner of the
   * mailbox has proved it since. A repeat removes nothing that was added later.
   */
  revokeUntil(customerId: string, until: Date): Promise<Result<null, Unreachable>>;
  /** Removes all keys of a customer whose account is deleted. */
  forget(customerId: string): Promise<Result<null, Unreachable>>;
}

import type { CustomerKey, KeyKind } from "../../accounts/model/customer-key";
import type { Result } from "../../foundation/result";

type TooMany = { readonly code: "too-many-attempts" };
type Unreachable = { readonly code: "platform-unavailable" };

export type NewCustomerKey = Pick<CustomerKey, "hash" | "data"> & { readonly kind: KeyKind };

/** What is signed: a new passkey, or a sign-in with one. */
export type ChallengePurpose = "add" | "sign-in";

/** Ways into accounts besides passwords: identities at sign-in providers, and passkeys. They are the shop's own. */
export interface CustomerKeysGateway {
  /** The id of the customer whom a key belongs to; null: nobody's, or removed. */
  findOwner(hash: string): Promise<Result<string | null, Unreachable>>;
  /** The oldest first. */
  list(customerId: string): Promise<Result<readonly CustomerKey[], Unreachable>>;
  /** `taken`: it opens another account. A repeat changes nothing but its data. */
  add(
    customerId: string,
    key: NewCustomerKey,
  ): Promise<Result<null, Unreachable | { readonly code: "taken" }>>;
  /** It was signed in with; `data`: what that changed of it (a passkey's counter). */
  noteUse(customerId: string, hash: string, data?: CustomerKey["data"]): Promise<Result<null, Unreachable>>;
  /** `last-way-in`: it is the only key of a customer without a password, and stays. */
  remove(
    customerId: string,
    hash: string,
    account: { readonly hasPassword: boolean },
  ): Promise<Result<null, Unreachable | { readonly code: "last-way-in" }>>;
  /**
   * A random text that a device is to sign, for this browser session and purpose. It counts once, for five minutes; of
   * more than ten the first is forgotten.
   */
  issueChallenge(
    sessionId: string,
    purpose: ChallengePurpose,
  ): Promise<Result<string, Unreachable | TooMany>>;
  /** Was it issued so, and not spent? It is spent now. */
  spendChallenge(
    sessionId: string,
    purpose: ChallengePurpose,
    challenge: string,
  ): Promise<Result<boolean, Unreachable>>;
  /** Keeps the address that the customer's is to become, in place of an earlier one; answers the proof to be mailed. */
  keepEmailChange(customerId: string, email: string): Promise<Result<string, Unreachable | TooMany>>;
  /** The address that waits to be confirmed; null: none, or it took longer than an hour. */
  readEmailChange(customerId: string): Promise<Result<string | null, Unreachable>>;
  /** The address that a mail's proof is about; null: it is wrong or over. */
  findEmailChange(customerId: string, proof: string): Promise<Result<string | null, Unreachable>>;
  dropEmailChange(customerId: string): Promise<Result<null, Unreachable>>;
  /**
   * Removes every key that was added, and the e-mail change that was requested, until this time: the owner of the
   * mailbox has proved it since. A repeat removes nothing that was added later.
   */
  revokeUntil(customerId: string, until: Date): Promise<Result<null, Unreachable>>;
  /** All of a customer's, whose account is deleted. */
  forget(customerId: string): Promise<Result<null, Unreachable>>;
}

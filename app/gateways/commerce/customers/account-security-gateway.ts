import type { Customer } from "../../../accounts/model/customer";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Result } from "../../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type CustomerDocument = {
  readonly id: string;
  readonly paymentInfo?: { readonly payments: readonly { readonly id: string }[] };
};

/** One page of what the platform keeps of a customer, as the platform has it. */
export type CustomerDataPage = {
  readonly documents: readonly CustomerDocument[];
  readonly isLast: boolean;
};

/** Kinds of documents that name a customer as theirs. */
export type CustomerDataKind = "orders" | "payments" | "carts" | "reviews";

/** What customers change of their account for good. Whoever calls has asked for the present password (`confirmIdentity`). */
export interface AccountSecurityGateway {
  /**
   * Another password, or a first one where there is none (`present` is null); all sign-ins end. `InvalidCurrentPassword`,
   * or `ConcurrentModification`.
   */
  changePassword(
    customer: Customer,
    passwords: { readonly present: string | null; readonly next: string },
  ): Answer<Customer>;
  /**
   * Sends the mailbox the way to confirm that the address is to be the account's, or word that it has an account, behind
   * the answer: nobody learns which accounts there are. `path` carries the proof.
   */
  proposeEmail(customer: Customer, proposal: { readonly email: string; readonly path: string }): Answer<null>;
  /** An address that its mailbox has confirmed. `DuplicateField` when an account has it by now, `ConcurrentModification`. */
  changeEmail(customer: Customer, email: string): Answer<Customer>;
  /**
   * Deletes the account with its addresses, carts and proofs, takes the name from its reviews and ends all sign-ins; what
   * was ordered stays, as the law wants. Twice is once.
   */
  erase(customer: Customer): Answer<null>;
  /** Tells the customer by mail that there is another way into the account. */
  notePasskey(customer: Customer): void;
  /** Tells the former address (`customer` is as before) that the account has another one by now. */
  noteEmailChange(customer: Customer): void;
  /** The customer's own document; null: the account was deleted. */
  readCustomer(customerId: string): Answer<unknown>;
  /** At most twenty documents after the one of this id (null: from the beginning). */
  readDocuments(customerId: string, kind: CustomerDataKind, afterId: string | null): Answer<CustomerDataPage>;
  /** Payments by their ids, at most twenty: those of an order name the session that paid and not the customer. */
  readPayments(ids: readonly string[]): Answer<readonly CustomerDocument[]>;
}

/** As the platform has it: it tells nobody. */
export type PlatformAccountSecurity = Omit<
  AccountSecurityGateway,
  "proposeEmail" | "notePasskey" | "noteEmailChange"
> & {
  /** Has an account of this shop the address? Nobody may be told. */
  isEmailTaken(email: string): Answer<boolean>;
};

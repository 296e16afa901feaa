import type { Customer } from "../../../accounts/model/customer";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Result } from "../../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type CustomerDocument = {
  readonly id: string;
  readonly paymentInfo?: { readonly payments: readonly { readonly id: string }[] };
};

/** One page of a customer's data, as the platform stores it. */
export type CustomerDataPage = {
  readonly documents: readonly CustomerDocument[];
  readonly isLast: boolean;
};

/** Kinds of documents that refer to a customer. */
export type CustomerDataKind = "orders" | "payments" | "carts" | "reviews";

/** Irreversible changes of an account. The caller has verified the present password (`confirmIdentity`). */
export interface AccountSecurityGateway {
  /**
   * Sets another password, or a first one (`present` is null); ends all sign-ins.
   * `InvalidCurrentPassword`, or `ConcurrentModification`.
   */
  changePassword(
    customer: Customer,
    passwords: { readonly present: string | null; readonly next: string },
  ): Answer<Customer>;
  /**
   * Mails the new address a link to confirm it, or the notice that it already has an account, after the response.
   * So the response does not reveal which accounts exist. `path` carries the proof.
   */
  proposeEmail(customer: Customer, proposal: { readonly email: string; readonly path: string }): Answer<null>;
  /**
   * Sets a confirmed e-mail address.
   * `DuplicateField` when another account has it by now, `ConcurrentModification`.
   */
  changeEmail(customer: Customer, email: string): Answer<Customer>;
  /**
   * Deletes the account with its addresses, carts and proofs, anonymises its reviews and ends all sign-ins.
   * Orders remain, as the law requires. Idempotent.
   */
  erase(customer: Customer): Answer<null>;
  /** Mails the customer that the account has a new sign-in method. */
  notePasskey(customer: Customer): void;
  /** Notifies the former address (`customer` is as before) that the account now has another one. */
  noteEmailChange(customer: Customer): void;
  /** The customer's own document; null: the account was deleted. */
  readCustomer(customerId: string): Answer<unknown>;
  /** At most twenty documents after the one of this id (null: from the beginning). */
  readDocuments(customerId: string, kind: CustomerDataKind, afterId: string | null): Answer<CustomerDataPage>;
  /** Payments by their ids, at most twenty: an order's payments name the session that paid and not the customer. */
  readPayments(ids: readonly string[]): Answer<readonly CustomerDocument[]>;
}

/** The platform's part: it sends no notifications. */
export type PlatformAccountSecurity = Omit<
  AccountSecurityGateway,
  "proposeEmail" | "notePasskey" | "noteEmailChange"
> & {
  /** Whether an account of this shop has the address. The result must not be revealed. */
  isEmailUsed(email: string): Answer<boolean>;
};

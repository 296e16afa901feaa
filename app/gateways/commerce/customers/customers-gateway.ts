import type { Customer } from "../../../accounts/model/customer";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Result } from "../../../foundation/result";

export type Credentials = { readonly email: string; readonly password: string };

export type NewCustomer = Credentials & { readonly firstName: string; readonly lastName: string };

/** What customers may change of themselves, as the platform has it; null takes a value away. */
export type CustomerChange =
  | { readonly changeEmail: { readonly email: string } }
  | { readonly setFirstName: { readonly firstName: string | null } }
  | { readonly setLastName: { readonly lastName: string | null } }
  | { readonly setVatId: { readonly vatId: string | null } };

/** The session whose shopper turns out to be a customer: its cart, orders and payments become the customer's. */
export type GuestSession = { readonly sessionId: string; readonly cartId: string | null };

/** Who it is, and the cart to go on with: the customer's, with what the guest's had; null: none. */
export type SignedIn = { readonly customer: Customer; readonly cartId: string | null };

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Customers of one shop's store, with the shop's own credentials: no token of a customer is ever asked for. */
export interface CustomersGateway {
  /**
   * `InvalidCredentials`; `ReferencedResourceNotFound` or `InvalidOperation` when the guest's cart is gone or changed
   * hands.
   */
  signIn(credentials: Credentials, guest: GuestSession | null): Answer<SignedIn>;
  /** `DuplicateField` when the address has an account. */
  signUp(customer: NewCustomer, guest: GuestSession | null): Answer<SignedIn>;
  /**
   * Has the platform make a proof for whoever reads the mailbox; it goes out with the platform's message, never through
   * here. Rejected when no account has the address, which nobody may be told.
   */
  requestPasswordReset(email: string): Answer<null>;
  /**
   * Another password by the proof that was mailed, which is spent; the customer's sign-ins end. Rejected when it is
   * wrong or over.
   */
  resetPassword(tokenValue: string, newPassword: string): Answer<Customer>;
  /**
   * `DuplicateField` when another account has the address, `ConcurrentModification` when the customer is at another
   * version.
   */
  update(customerId: string, version: number, changes: readonly CustomerChange[]): Answer<Customer>;
  /** null: the account was deleted. */
  load(customerId: string): Answer<Customer | null>;
}

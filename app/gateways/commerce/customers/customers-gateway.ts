import type { Customer } from "../../../accounts/model/customer";
import type { AddressBook, AddressChange } from "../../../checkout/model/address-book";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Result } from "../../../foundation/result";
import type { Overview } from "./overview";
import type { FullProfile } from "./profile";
import type { OpenSignUp, SignUpDraft, SignUpProof } from "./sign-up-draft";

export type Credentials = { readonly email: string; readonly password: string };

export type NewCustomer = Credentials & {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: SignUpDraft["company"];
  /** The mailbox is already confirmed. */
  readonly isEmailVerified?: boolean;
};

/** Changes that customers may make to their data, in the platform's form; null removes a value. */
export type CustomerChange =
  | { readonly changeEmail: { readonly email: string } }
  | { readonly setFirstName: { readonly firstName: string | null } }
  | { readonly setLastName: { readonly lastName: string | null } }
  | { readonly setVatId: { readonly vatId: string | null } }
  | { readonly setDateOfBirth: { readonly dateOfBirth: string | null } }
  | { readonly setCompanyName: { readonly companyName: string | null } }
  | { readonly setLocale: { readonly locale: string | null } }
  | CustomFieldChange;

/** `value` is JSON; the type must be set first on a customer without one (`toCustomChanges`). */
export type CustomFieldChange =
  | { readonly setCustomField: { readonly name: string; readonly value: string | null } }
  | {
      readonly setCustomType: {
        readonly typeKey: "customer-fields";
        readonly fields: readonly { readonly name: string; readonly value: string }[];
      };
    };

/** The session of a shopper who signs in: its cart, orders and payments become the customer's. */
export type GuestSession = { readonly sessionId: string; readonly cartId: string | null };

/** The account whose address a mailed proof confirms. */
export type ProvedCustomer = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

/** The customer, and the cart to continue with: the customer's, merged with the guest's; null: none. */
export type SignedIn = { readonly customer: Customer; readonly cartId: string | null };

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Customers of one shop's store, with the shop's own credentials: no customer token is ever requested. */
export interface CustomersGateway {
  /**
   * `InvalidCredentials`; `ReferencedResourceNotFound` or `InvalidOperation` when the guest's cart is gone or changed
   * hands.
   */
  signIn(credentials: Credentials, guest: GuestSession | null): Answer<SignedIn>;
  /** `DuplicateField` when the address has an account. */
  signUp(customer: NewCustomer, guest: GuestSession | null): Answer<SignedIn>;
  /**
   * Begins a sign-up. The response does not reveal whether the address has an account; the mail sent after it does.
   * A new address gets the link that creates the account, a known one its sign-in methods.
   */
  beginSignUp(draft: SignUpDraft): Answer<null>;
  /** null: the link is invalid, used or expired. */
  readSignUp(token: string): Answer<OpenSignUp | null>;
  /**
   * Creates the account of a mailed link and spends the link; a repeat signs in.
   * `InvalidSubject`: the link is invalid, used or expired; `InvalidCredentials`: another browser, and not the chosen
   * password.
   */
  finishSignUp(token: string, proof: SignUpProof, guest: GuestSession | null): Answer<SignedIn>;
  /** Mails the customer the link that confirms the address of the account. */
  requestEmailProof(customerId: string): Answer<null>;
  /**
   * Finds the account whose address a mailed proof confirms, without spending the proof.
   *
   * @returns null when the proof is unknown, spent or expired
   */
  findByEmailProof(tokenValue: string): Answer<ProvedCustomer | null>;
  /** Confirms the customer's address by the mailed proof and spends it. Rejected when it is invalid or expired. */
  confirmEmail(tokenValue: string): Answer<Customer>;
  /**
   * Mails a link to set another password, after the response: neither content nor duration of the response reveals
   * whether the address has an account.
   */
  requestPasswordReset(email: string): Answer<null>;
  /**
   * Sets another password by the mailed proof, spends it and ends the customer's sign-ins.
   * Rejected when it is invalid or expired.
   */
  resetPassword(tokenValue: string, newPassword: string): Answer<Customer>;
  /**
   * `DuplicateField` when another account has the address, `ConcurrentModification` when the customer is at another
   * version.
   */
  update(customerId: string, version: number, changes: readonly CustomerChange[]): Answer<Customer>;
  /** null: the account was deleted. */
  loadAddressBook(customerId: string): Answer<AddressBook | null>;
  /**
   * Applies all changes in one update, or none; returns the new book.
   * `ConcurrentModification` as with `update`, `InvalidOperation` for an unknown id.
   */
  changeAddresses(
    customerId: string,
    version: number,
    changes: readonly AddressChange[],
  ): Answer<AddressBook>;
  /** Checks the password of an account. `none`: the account has no password. */
  checkPassword(customerId: string, password: string): Answer<"right" | "wrong" | "none">;
  /** Assigns the orders and payments of a guest's session to the customer, as a sign-in with a password does. */
  claimSession(customerId: string, sessionId: string): Answer<null>;
  /** null: the account was deleted. */
  load(customerId: string): Answer<Customer | null>;
  /** The customer's full profile, in one query; null: the account was deleted. */
  loadProfile(customerId: string): Answer<FullProfile | null>;
  /** The same with the latest order, in one query. */
  loadOverview(customerId: string): Answer<Overview | null>;
}

/** A proof that lets a customer set another password, or confirm an address; `value` goes only into the mail. */
export type MailedProof = { readonly id: string; readonly value: string; readonly customerId: string };

type Mailed = "requestPasswordReset" | "beginSignUp" | "readSignUp" | "finishSignUp" | "requestEmailProof";

/** The platform's part: it creates proofs and sends no mail. */
export type PlatformCustomers = Omit<CustomersGateway, Mailed> & {
  /** Rejected when no account has the address; the result must not be revealed. */
  createPasswordProof(email: string): Answer<MailedProof>;
  createEmailProof(customerId: string): Answer<MailedProof>;
};

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
  /** The mailbox has answered already. */
  readonly isEmailVerified?: boolean;
};

/** What customers may change of themselves, as the platform has it; null takes a value away. */
export type CustomerChange =
  | { readonly changeEmail: { readonly email: string } }
  | { readonly setFirstName: { readonly firstName: string | null } }
  | { readonly setLastName: { readonly lastName: string | null } }
  | { readonly setVatId: { readonly vatId: string | null } }
  | { readonly setDateOfBirth: { readonly dateOfBirth: string | null } }
  | { readonly setCompanyName: { readonly companyName: string | null } }
  | { readonly setLocale: { readonly locale: string | null } }
  | CustomFieldChange;

/** `value` is JSON; the type comes first where the customer has none yet (`toCustomChanges`). */
export type CustomFieldChange =
  | { readonly setCustomField: { readonly name: string; readonly value: string | null } }
  | {
      readonly setCustomType: {
        readonly typeKey: "customer-fields";
        readonly fields: readonly { readonly name: string; readonly value: string }[];
      };
    };

/** The session whose shopper turns out to be a customer: its cart, orders and payments become the customer's. */
export type GuestSession = { readonly sessionId: string; readonly cartId: string | null };

/** The account whose address a mailed proof confirms. */
export type ProvedCustomer = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

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
   * Begins a new account and answers the same whether the address has one: the mailbox learns it, behind the answer. A
   * new address gets the link that makes the account, a known one the ways into it.
   */
  beginSignUp(draft: SignUpDraft): Answer<null>;
  /** null: the link is wrong, used or over. */
  readSignUp(token: string): Answer<OpenSignUp | null>;
  /**
   * Makes the account of a mailed link, which is spent; a repeat signs in. `InvalidSubject`: the link is wrong, used or
   * over; `InvalidCredentials`: another browser, and not the password that was chosen.
   */
  finishSignUp(token: string, proof: SignUpProof, guest: GuestSession | null): Answer<SignedIn>;
  /** Mails the customer the link that proves the address of the account. */
  requestEmailProof(customerId: string): Answer<null>;
  /**
   * Whose address a mailed proof confirms; the proof is not spent.
   *
   * @returns null when the proof is unknown, spent or expired
   */
  findByEmailProof(tokenValue: string): Answer<ProvedCustomer | null>;
  /** The address is the customer's, by the proof that was mailed, which is spent. Rejected when it is wrong or over. */
  confirmEmail(tokenValue: string): Answer<Customer>;
  /**
   * Sends whoever reads the mailbox the way to another password, behind the answer: neither what it says nor how long
   * it takes tells whether an account has the address.
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
  loadAddressBook(customerId: string): Answer<AddressBook | null>;
  /**
   * All in one update, or none; answers the book as it is then. `ConcurrentModification` as with `update`,
   * `InvalidOperation` for an id that the book has not.
   */
  changeAddresses(
    customerId: string,
    version: number,
    changes: readonly AddressChange[],
  ): Answer<AddressBook>;
  /** Does the password fit the account? `none`: the account has no password. */
  checkPassword(customerId: string, password: string): Answer<"right" | "wrong" | "none">;
  /** Makes the orders and payments of a guest's session the customer's, as signing in with a password does. */
  claimSession(customerId: string, sessionId: string): Answer<null>;
  /** null: the account was deleted. */
  load(customerId: string): Answer<Customer | null>;
  /** All that is kept of a customer, in one question; null: the account was deleted. */
  loadProfile(customerId: string): Answer<FullProfile | null>;
  /** The same with the order that was placed last, in one question. */
  loadOverview(customerId: string): Answer<Overview | null>;
}

/** Lets one person choose another password, or prove an address; `value` goes into the mail and nowhere else. */
export type MailedProof = { readonly id: string; readonly value: string; readonly customerId: string };

type Mailed = "requestPasswordReset" | "beginSignUp" | "readSignUp" | "finishSignUp" | "requestEmailProof";

/** Customers as the platform has them. It makes proofs and writes no mail. */
export type PlatformCustomers = Omit<CustomersGateway, Mailed> & {
  /** Rejected when no account has the address, which nobody may be told. */
  createPasswordProof(email: string): Answer<MailedProof>;
  createEmailProof(customerId: string): Answer<MailedProof>;
};

import type { CountryCode } from "../countries/model/country";
import type { Result } from "../foundation/result";

/** A payment at the provider that the session began, and the cart that it pays for. */
export type SessionPayment = { readonly sessionId: string; readonly cartId: string };

/**
 * A shopper's session, sealed in an HttpOnly cookie; a customer's counts only while the record of the sign-in is open.
 */
export type Session = {
  readonly id: string;
  /** Who signed in; null: a guest. */
  readonly customerId: string | null;
  /** The record of the sign-in; null: a guest. */
  readonly signInId: string | null;
  readonly cartId: string | null;
  /** Ids of orders that this session placed, newest first (at most 5). */
  readonly orderIds: readonly string[];
  /**
   * Newest first (at most 3): the shopper comes back to the cart that is paid for, whatever the session's cart is by
   * then.
   */
  readonly payments: readonly SessionPayment[];
  /** A code of a sentence to show once on the next page. */
  readonly flash: string | null;
};

/** Who signs in where; the version is the customer's when the platform checked the password. */
export type NewSignIn = {
  readonly customerId: string;
  readonly customerVersion: number;
  readonly country: CountryCode;
};

/**
 * Lazy access to the session of one request. Reading marks the response private; `update` sets the cookie.
 * Public pages never touch it: the pipeline refuses to cache a response whose request did.
 */
export interface SessionAccess {
  /**
   * null: the visitor has none yet, or it is over. Throws a 503 when nobody can say whether a customer's still counts.
   */
  read(): Promise<Session | null>;
  /** Mints a session when there is none. */
  require(): Promise<Session>;
  update(change: Partial<Omit<Session, "id">>): Promise<Session>;
  /**
   * Opens the record of a sign-in, and answers its id for `update`. `invalid-credentials`: the password was changed
   * since the platform checked it.
   */
  openSignIn(
    signIn: NewSignIn,
  ): Promise<Result<string, { readonly code: "invalid-credentials" | "platform-unavailable" }>>;
  /** How long ago the customer signed in on this device, in seconds; null: a guest. */
  readSignInAge(): Promise<number | null>;
  /**
   * A guest's empty session of another id in place of this one, which ends wherever its cookie was copied to. Throws a
   * 503 when it cannot be ended.
   */
  startAnew(): Promise<void>;
}

import type { CountryCode } from "../countries/model/country";
import type { Result } from "../foundation/result";

/** A payment that the session began at the provider, with the cart that it pays for. */
export type SessionPayment = { readonly sessionId: string; readonly cartId: string };

/**
 * A shopper's session, sealed in an HttpOnly cookie; a customer's is valid only while the record of the sign-in is
 * open.
 */
export type Session = {
  readonly id: string;
  /** The signed-in customer; null: a guest. */
  readonly customerId: string | null;
  /** The record of the sign-in; null: a guest. */
  readonly signInId: string | null;
  readonly cartId: string | null;
  /** Ids of orders that this session placed, newest first (at most 5). */
  readonly orderIds: readonly string[];
  /**
   * Newest first (at most 3): the shopper returns to the cart that is paid for, even when the session has another cart
   * by then.
   */
  readonly payments: readonly SessionPayment[];
  /** The code of a message to show once on the next page. */
  readonly flash: string | null;
};

/** Customer and country of a sign-in; the version is the customer's when the platform checked the password. */
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
   * null: the visitor has no session yet, or it has expired. Throws a 503 when it is unknown whether a customer's
   * session is still valid.
   */
  read(): Promise<Session | null>;
  /** Creates a session if none exists. */
  require(): Promise<Session>;
  update(change: Partial<Omit<Session, "id">>): Promise<Session>;
  /**
   * Opens the record of a sign-in, and returns its id for `update`. `invalid-credentials`: the password was changed
   * since the platform checked it.
   */
  openSignIn(
    signIn: NewSignIn,
  ): Promise<Result<string, { readonly code: "invalid-credentials" | "platform-unavailable" }>>;
  /** Returns how long ago the customer signed in on this device, in seconds; null: a guest. */
  readSignInAge(): Promise<number | null>;
  /**
   * Replaces this session by a guest's empty session of another id; this one ends in every browser that has a copy of
   * its cookie. Throws a 503 when it cannot be ended.
   */
  restart(): Promise<void>;
}

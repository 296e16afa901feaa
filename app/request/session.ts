/** A payment at the provider that the session began, and the cart that it pays for. */
export type SessionPayment = { readonly sessionId: string; readonly cartId: string };

/** A shopper's session, sealed in an HttpOnly cookie: 30 days for a guest, a day for a customer, sliding. */
export type Session = {
  readonly id: string;
  /** Who signed in; null: a guest. */
  readonly customerId: string | null;
  readonly cartId: string | null;
  /** Ids of orders that this session placed, newest first (at most 5). */
  readonly orderIds: readonly string[];
  /** Newest first (at most 3): the shopper comes back to the cart that is paid for, whatever the session's cart is by then. */
  readonly payments: readonly SessionPayment[];
  /** A code of a sentence to show once on the next page. */
  readonly flash: string | null;
};

/**
 * Lazy access to the session of one request. Reading marks the response private; `update` sets the cookie.
 * Public pages never touch it: the pipeline refuses to cache a response whose request did.
 */
export interface SessionAccess {
  /** null: the visitor has none yet. */
  read(): Promise<Session | null>;
  /** Mints a session when there is none. */
  require(): Promise<Session>;
  update(change: Partial<Omit<Session, "id">>): Promise<Session>;
  /** A guest's empty session of another id in place of this one. */
  startAnew(): Promise<void>;
}

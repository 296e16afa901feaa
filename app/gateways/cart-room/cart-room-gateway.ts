import type { Cart } from "../../cart/model/cart";
import type { CartAnswer, CartCommand, CartError } from "../../cart/model/cart-command";
import type { CountryCode } from "../../countries/model/country";
import type { Result } from "../../foundation/result";
import type { ConsentCode, Order, PlaceOrderError } from "../../orders/model/order";

/** Identifies a cart: by its customer or session before it exists, by its id afterwards. */
export type CartAddress = {
  readonly sessionId: string;
  /** The signed-in customer, whose sessions share one cart. */
  readonly customerId?: string | null;
  readonly cartId: string | null;
  readonly country: CountryCode;
  /** The secret of a shared access: the request is an assistant's, and acts for the cart's owner. */
  readonly grant?: string;
};

/** An assistant's access to one cart: its secret, and its end in epoch milliseconds. */
export type NewGrant = { readonly secret: string; readonly endsAt: number };

/** An assistant's present access to a cart; `signer`: the host that signed its last call, null if it was not signed. */
export type OpenGrant = { readonly endsAt: number; readonly signer: string | null };

/** A call of an assistant; `key`: of the update that is complete with it. */
export type AgentMark = { readonly key: string | null; readonly signer: string | null };

/** What an assistant saw of a shared cart: pieces by SKU, and the keys of its completed updates. */
export type AgentView = {
  readonly pieces: Readonly<Record<string, number>>;
  readonly keys: readonly string[];
};

/** Ids of the cart to continue with (null: none) and of the guest's former carts. */
export type SignedInCarts = { readonly cartId: string | null; readonly formerIds: readonly string[] };

/** The customer who takes over a guest's cart; the e-mail address is set on a cart that has none. */
export type CartTaker = { readonly id: string; readonly email: string };

export type CartSource = "known" | "snapshot" | "through" | "priced";

export type PaymentStart =
  | { readonly next: "thank-you"; readonly order: Order }
  /** `sessionId`: the attempt's, which the shopper brings back: the provider's session, or one of the shop's. */
  | { readonly next: "redirect"; readonly url: string; readonly sessionId: string };

/** What the shopper brings back from the provider. */
export type PaymentReturn = {
  /** The attempt's session id (`PaymentStart`). */
  readonly sessionId: string;
  /** What the provider appended to the return URL: by its hosted page, or by a redirect to another page. */
  readonly sessionResult: string | null;
  readonly redirectResult?: string | null;
};

/** A request to start a payment. Every order begins with one. */
export type PaymentChoice = {
  readonly method: string;
  /**
   * The total that the shopper agreed to pay; null: the total that the room reported last, before the method's fee.
   */
  readonly agreedCents: number | null;
  /** The consents given, of those that the country requires; null: no consent was requested, so the cart's count. */
  readonly consents?: readonly ConsentCode[] | null;
  /** Absolute URL of `/payment/return` on this host, with `?language=` on prefixed pages. */
  readonly returnUrl: string;
  readonly locale: string;
  readonly idempotencyKey: string;
  /** The campaign that brought the shopper, where it may be stored. */
  readonly utmSource?: string | null;
  /** The token of a wallet's payment sheet: only the provider reads it; it is never stored or logged. */
  readonly wallet?: { readonly token: string } | null;
  /** `YYYY-MM-DD`; for instalments and invoices that require it. */
  readonly birthDate?: string | null;
  /** The shopper's IP address, which some methods require for their risk check. */
  readonly shopperIp?: string | null;
  /**
   * Whether the cart was found without the cookie.
   * Once such a cart is completed, only a repeated request gets its result.
   */
  readonly isFound?: boolean;
};

/**
 * The Durable Object of a cart.
 * The caller has proved that the session owns the cart. `idempotencyKey` is scoped to session, operation and body;
 * the same key with another body is refused.
 */
export interface CartRoomGateway {
  /**
   * Reads the cart; null: no cart.
   * `from`: `through` rereads the platform first (payment, reconnect); `priced` also applies the current prices
   * (checkout); `known` returns the room's state without a platform request, for when the platform is unavailable.
   */
  read(address: CartAddress, from?: CartSource): Promise<Result<Cart | null, CartError>>;
  /**
   * Executes a command.
   * A repeated key gets the first result for a day, with the current cart; for a completed cart, its last state
   * (`state`). `body`: what a repeat must contain, when the command is only a part of it.
   */
  execute(
    address: CartAddress,
    command: CartCommand,
    idempotencyKey: string,
    body?: unknown,
  ): Promise<Result<CartAnswer, CartError>>;
  /**
   * Finds the id of the cart of the session, or of its customer, also when the cookie does not name it.
   * The cookie may be missing because another device created the cart, or outdated because the older of two responses
   * set it last. Without an active cart, returns the last completed one; null: none.
   */
  findCart(address: CartAddress): Promise<Result<string | null, CartError>>;
  /** Whether a cart is one of the last of the session, or its customer, in this shop; includes completed carts. */
  ownsCart(address: CartAddress, cartId: string): Promise<Result<boolean, CartError>>;
  /**
   * Announces that a guest's session is about to sign in: it opens no cart until `endSignIn`, as that cart would be
   * lost.
   * Returns the ids of its carts, which its cookie may not name (yet): the last one, and those that a sign-in without
   * a response took over.
   */
  beginSignIn(guest: CartAddress): Promise<Result<readonly string[], CartError>>;
  /**
   * Ends a sign-in: the session is a customer's from now on, or still a guest's (null).
   * The room of the cart to continue with then knows the commands that the former carts executed, so that a repeated
   * one acts once.
   */
  endSignIn(guest: CartAddress, signedIn: SignedInCarts | null): Promise<Result<null, CartError>>;
  /**
   * Merges a guest's cart with the customer's by the rule of the platform's sign-in, after a sign-in without a
   * password.
   * Returns the id of the cart to continue with; null: none. Idempotent.
   */
  giveCart(guest: CartAddress, customer: CartTaker): Promise<Result<string | null, CartError>>;
  /**
   * Records carts that a signed-in customer continues with, the newest last: the customer's own room did not open
   * them.
   */
  noteCarts(address: CartAddress, cartIds: readonly string[]): Promise<void>;
  /**
   * Ends the access of the agent that created a cart; the caller's session takes the cart over.
   * The agent can still learn whether it was ordered.
   */
  endAgentAccess(address: CartAddress): Promise<Result<null, CartError>>;
  /** Gives an assistant access to the lines and codes of the cart; an earlier access ends. */
  grantAgent(address: CartAddress): Promise<Result<NewGrant, CartError>>;
  /** Ends the assistant's access at once. */
  revokeAgent(address: CartAddress): Promise<Result<null, CartError>>;
  /** Returns the assistant's present access; null: there is none. */
  findGrant(address: CartAddress): Promise<Result<OpenGrant | null, CartError>>;
  /** Returns what the assistant saw last; null: nothing yet. Requires the access. */
  recallAgentView(address: CartAddress): Promise<Result<AgentView | null, CartError>>;
  /** Records what the assistant saw, and its call. Requires the access. */
  noteAgentView(
    address: CartAddress,
    pieces: AgentView["pieces"],
    mark: AgentMark,
  ): Promise<Result<null, CartError>>;
  /** Closes the session's sockets to its cart; an unreachable room does not block the sign-out. */
  leave(address: CartAddress): Promise<void>;
  /**
   * Deletes the cart and returns which one; for a repeated request it may be an earlier cart.
   * null: there was none.
   */
  deleteCart(
    address: CartAddress,
    idempotencyKey: string,
  ): Promise<Result<{ readonly cartId: string } | null, CartError>>;
  /** The order created from the cart, also when its response was lost; null: none. */
  findOrder(address: CartAddress): Promise<Result<Order | null, CartError>>;
  /** The orders of the last carts of the session, or of its customer, newest first, regardless of the cookie. */
  findOrders(address: CartAddress): Promise<Result<readonly Order[], CartError>>;
  /**
   * Releases a placed order whose payment failed, by its cart: money that still arrives for it is refunded.
   * `standing`: it is paid. The caller has proved that the order is the customer's.
   */
  releaseOrder(cartId: string): Promise<Result<"released" | "standing", CartError>>;
  /**
   * Starts the chosen payment: places the order at once (COD, bank transfer) or returns the URL of the provider's
   * page.
   */
  startPayment(address: CartAddress, choice: PaymentChoice): Promise<Result<PaymentStart, PlaceOrderError>>;
  /**
   * Finishes a payment when the shopper returns: authorised -> order -> capture, as when the provider notifies.
   * Returns no order for a cart that now has another owner, or to a caller that names no payment of this cart.
   */
  finishPayment(address: CartAddress, outcome: PaymentReturn): Promise<Result<Order, PlaceOrderError>>;
}

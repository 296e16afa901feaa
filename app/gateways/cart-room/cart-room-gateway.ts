import type { Cart } from "../../cart/model/cart";
import type { CartAnswer, CartCommand, CartError } from "../../cart/model/cart-command";
import type { CountryCode } from "../../countries/model/country";
import type { Result } from "../../foundation/result";
import type { ConsentCode, Order, PlaceOrderError } from "../../orders/model/order";

/** Which cart: before it exists it is addressed by its customer or session, afterwards by its id. */
export type CartAddress = {
  readonly sessionId: string;
  /** Who signed in; a customer's sessions share one cart. */
  readonly customerId?: string | null;
  readonly cartId: string | null;
  readonly country: CountryCode;
};

/** Ids of the cart to go on with (null: none) and of those that the guest had. */
export type SignedInCarts = { readonly cartId: string | null; readonly formerIds: readonly string[] };

/** Who gets a guest's cart; the address stands in a cart that has none. */
export type CartTaker = { readonly id: string; readonly email: string };

export type CartSource = "known" | "snapshot" | "through" | "priced";

export type PaymentStart =
  | { readonly next: "thank-you"; readonly order: Order }
  /** `sessionId`: the attempt's, which comes back with the shopper: the provider's session, or one of our own. */
  | { readonly next: "redirect"; readonly url: string; readonly sessionId: string };

/** With what the shopper comes back from the provider. */
export type PaymentReturn = {
  /** The attempt's (`PaymentStart`). */
  readonly sessionId: string;
  /** What the provider appended to the return address: of its hosted page, or of another's. */
  readonly sessionResult: string | null;
  readonly redirectResult?: string | null;
};

/** What is asked of the one door to an order. */
export type PaymentWish = {
  readonly method: string;
  /** What the shopper agreed to pay in all; null: what the room told of the cart last, before the method's fee. */
  readonly agreedCents: number | null;
  /** What the shopper agreed to, of what the country asks; null: nobody asked, so what the cart says of it stands. */
  readonly consents?: readonly ConsentCode[] | null;
  /** Absolute address of `/payment/return` on this host, with `?language=` on prefixed pages. */
  readonly returnUrl: string;
  readonly locale: string;
  readonly idempotencyKey: string;
  /** The campaign that brought the shopper, where that may be kept. */
  readonly utmSource?: string | null;
  /** What the sheet of a wallet gave for the payment: the provider's alone to read, never kept or logged. */
  readonly wallet?: { readonly token: string } | null;
  /** `YYYY-MM-DD`; instalments and invoices that ask for it. */
  readonly birthDate?: string | null;
  /** The shopper's address on the network, which some methods want for their check of the risk. */
  readonly shopperIp?: string | null;
  /** The cookie did not name this cart: when it is done, only a repeat is answered. */
  readonly isFound?: boolean;
};

/**
 * The room of a cart. The caller has proved that the session owns the cart.
 * `idempotencyKey` is scoped to session, operation and body; the same key with another body is refused.
 */
export interface CartRoomGateway {
  /**
   * `through`: reread the platform first (payment, reconnect); `priced`: as well, at the prices that are in force
   * (checkout); `known`: what the room knows, without asking the platform, for when it does not answer. null: no cart.
   */
  read(address: CartAddress, from?: CartSource): Promise<Result<Cart | null, CartError>>;
  /**
   * A repeat of an answered key is answered as before for a day, with the cart as it is now; of one that is done, as
   * it was last (`state`). `body`: what a repeat must ask for, where the command is a part of it.
   */
  execute(
    address: CartAddress,
    command: CartCommand,
    idempotencyKey: string,
    body?: unknown,
  ): Promise<Result<CartAnswer, CartError>>;
  /**
   * The id of the cart of the session, or of its customer, also where the cookie does not name it: another device made
   * it, or of two answers at once the older cookie came last. Where there is none, the last that there was, which is
   * done; null: none.
   */
  findCart(address: CartAddress): Promise<Result<string | null, CartError>>;
  /** Whether a cart is one of the last that the session, or its customer, had in this shop; also one that is done. */
  ownsCart(address: CartAddress, cartId: string): Promise<Result<boolean, CartError>>;
  /**
   * A guest's session is about to sign in: until `endSignIn` it opens no cart, which would be nobody's then. Answers
   * the ids of its carts, which its cookie may not name yet, or no more: the last one, and those that a sign-in
   * without an answer took over.
   */
  beginSignIn(guest: CartAddress): Promise<Result<readonly string[], CartError>>;
  /**
   * The session is a customer's from now on, or a guest's still (null). The commands that its former carts took are
   * known in the room of the cart to go on with afterwards, so that one that is repeated there acts once.
   */
  endSignIn(guest: CartAddress, signedIn: SignedInCarts | null): Promise<Result<null, CartError>>;
  /**
   * Joins a guest's cart with the customer's by the rule of the platform's sign-in, for who signs in without a password.
   * The id of the cart to go on with; null: none. Doing it twice changes nothing.
   */
  giveCart(guest: CartAddress, customer: CartTaker): Promise<Result<string | null, CartError>>;
  /** A customer signed in and goes on with these carts, the newest last: their own room did not open them. */
  noteCarts(address: CartAddress, cartIds: readonly string[]): Promise<void>;
  /** Closes the session's sockets to its cart; a room that cannot be reached keeps nobody from leaving. */
  leave(address: CartAddress): Promise<void>;
  /** Answers which cart is deleted: for a repeat that may be an earlier one. null: there was none. */
  deleteCart(
    address: CartAddress,
    idempotencyKey: string,
  ): Promise<Result<{ readonly cartId: string } | null, CartError>>;
  /** The order that the cart became, also when its answer was lost on the way; null: none. */
  findOrder(address: CartAddress): Promise<Result<Order | null, CartError>>;
  /**
   * The orders that the last carts of the session, or of its customer, became, newest first, whatever the cookie says.
   */
  findOrders(address: CartAddress): Promise<Result<readonly Order[], CartError>>;
  /**
   * Lets go of a placed order whose payment failed, by the cart it was: money that still comes for it is given back.
   * `standing`: it is paid. The caller has proved that the order is the customer's.
   */
  releaseOrder(cartId: string): Promise<Result<"released" | "standing", CartError>>;
  /**
   * Starts the chosen payment: places the order at once (COD, bank transfer) or answers the provider's page.
   */
  startPayment(address: CartAddress, wish: PaymentWish): Promise<Result<PaymentStart, PlaceOrderError>>;
  /**
   * The shopper came back: authorised -> order -> capture, as when the provider notifies. Of a cart that became
   * another's, and to whoever names no payment of this cart, no order is told.
   */
  finishPayment(address: CartAddress, outcome: PaymentReturn): Promise<Result<Order, PlaceOrderError>>;
}

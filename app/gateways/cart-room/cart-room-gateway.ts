import type { Cart } from "../../cart/model/cart";
import type { CartAnswer, CartCommand, CartError } from "../../cart/model/cart-command";
import type { CountryCode } from "../../countries/model/country";
import type { Result } from "../../foundation/result";
import type { Order, PlaceOrderError } from "../../orders/model/order";

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

export type CartSource = "known" | "snapshot" | "through";

export type PaymentStart =
  | { readonly next: "thank-you"; readonly order: Order }
  /** `sessionId`: the provider's, which comes back with the shopper. */
  | { readonly next: "redirect"; readonly url: string; readonly sessionId: string };

/**
 * The room of a cart. The caller has proved that the session owns the cart.
 * `idempotencyKey` is scoped to session, operation and body; the same key with another body is refused.
 */
export interface CartRoomGateway {
  /**
   * `through`: reread the platform first (checkout, payment, reconnect); `known`: what the room knows, without asking the
   * platform, for when it does not answer. null: no cart.
   */
  read(address: CartAddress, from?: CartSource): Promise<Result<Cart | null, CartError>>;
  execute(
    address: CartAddress,
    command: CartCommand,
    idempotencyKey: string,
  ): Promise<Result<CartAnswer, CartError>>;
  /** The id of a customer's active cart, which another device may have made; null: none, or a guest. */
  findCart(address: CartAddress): Promise<Result<string | null, CartError>>;
  /**
   * A guest's session is about to sign in: until `endSignIn` it opens no cart, which would be nobody's then. Answers the ids of
   * its carts, which its cookie may not name yet, or no more: the last one, and those that a sign-in without an answer took over.
   */
  beginSignIn(guest: CartAddress): Promise<Result<readonly string[], CartError>>;
  /**
   * The session is a customer's from now on, or a guest's still (null). The commands that its former carts took are known in the
   * room of the cart to go on with afterwards, so that one that is repeated there acts once.
   */
  endSignIn(guest: CartAddress, signedIn: SignedInCarts | null): Promise<Result<null, CartError>>;
  /** Closes the session's sockets to its cart; a room that cannot be reached keeps nobody from leaving. */
  leave(address: CartAddress): Promise<void>;
  deleteCart(address: CartAddress, idempotencyKey: string): Promise<Result<null, CartError>>;
  /** The order that the cart became, also when its answer was lost on the way; null: none. */
  findOrder(address: CartAddress): Promise<Result<Order | null, CartError>>;
  /** Starts the chosen payment: places the order at once (COD, bank transfer) or answers the provider's page. */
  startPayment(
    address: CartAddress,
    request: { method: string; returnUrl: string; locale: string; idempotencyKey: string },
  ): Promise<Result<PaymentStart, PlaceOrderError>>;
  /**
   * The shopper came back: authorised -> order -> capture, as when the provider notifies. Of a cart that became another's, and
   * to whoever names no payment of this cart, no order is told.
   */
  finishPayment(
    address: CartAddress,
    outcome: { sessionId: string; sessionResult: string | null },
  ): Promise<Result<Order, PlaceOrderError>>;
}

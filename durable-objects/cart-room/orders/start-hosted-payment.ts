import type { Cart } from "../../../app/cart/model/cart";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentStart } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { openAttempt, type ProviderRequest, toPaymentError, toReference } from "./open-attempt";

/** Opens a session at the provider for the cart's amount, saves it, and only then sends the shopper to its page. */
export async function startHostedPayment(
  room: Room,
  cart: Cart,
  request: ProviderRequest,
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const session = await room.provider.startSession({
    method: request.method,
    reference: toReference(room),
    cart,
    country: request.country.code,
    locale: request.locale,
    returnUrl: request.returnUrl,
    shopperIp: request.shopperIp ?? null,
    idempotencyKey: `${cart.id}-${request.idempotencyKey}-${cart.total.centAmount}`,
  });
  if (!session.ok) return err(toPaymentError(room, session.error));
  const { id, url } = session.value;
  const known = room.attempts.find(id);
  if (known) return ok({ next: "redirect", url: known.url, sessionId: id });
  const opened = await openAttempt(room, cart, request, session.value);
  return opened.ok ? ok({ next: "redirect", url, sessionId: id }) : opened;
}

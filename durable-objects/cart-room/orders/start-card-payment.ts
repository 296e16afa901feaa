import type { Cart } from "../../../app/cart/model/cart";
import { reserveLines } from "../../../app/cart/model/reserve-lines";
import type { Country } from "../../../app/countries/model/country";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentStart, PaymentWish } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PaymentErrorKind, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { requireOrderNumber } from "./placed-order";
import { planPayment, updateForOrder } from "./update-for-order";

/**
 * Opens a session at the provider for the cart's amount, writes the payment record and its cart down, and only then
 * sends the shopper there: whatever the provider authorises, its room knows what it was for.
 */
export async function startCardPayment(
  room: Room,
  cart: Cart,
  request: PaymentWish & { readonly sessionId: string; readonly country: Country },
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const reference = `${requireOrderNumber(room)}_${cart.id}`;
  const session = await room.provider.startSession({
    reference,
    amount: cart.total,
    country: request.country.code,
    locale: request.locale,
    returnUrl: request.returnUrl,
    shopperEmail: cart.email ?? "",
    idempotencyKey: `${cart.id}-${request.idempotencyKey}-${cart.total.centAmount}`,
  });
  if (!session.ok) return err(toPaymentError(room, session.error));
  const { id, url } = session.value;
  const known = room.attempts.find(id);
  if (known) return ok({ next: "redirect", url: known.url, sessionId: id });

  const record = await room.records.create({
    key: `${cart.id}-${id}`.replaceAll(/[^A-Za-z0-9_-]/g, "-").slice(0, 256),
    amount: cart.total,
    method: request.method,
    paymentInterface: "adyen",
    interfaceId: id,
    sessionId: request.sessionId,
    firstTransaction: "Authorization",
  });
  if (!record.ok) return err({ code: "platform-unavailable" });
  const changes = [...planPayment(cart, record.value.id), ...reserveLines(cart)];
  const attached = await updateForOrder(room, cart, changes);
  if (!attached.ok) return attached;
  room.attempts.save({
    sessionId: id,
    recordId: record.value.id,
    amount: cart.total,
    reference,
    url,
    state: "started",
    pspReference: null,
    startedAt: room.now(),
    failure: null,
  });
  return ok({ next: "redirect", url, sessionId: id });
}

function toPaymentError(room: Room, error: GatewayError): PlaceOrderError {
  room.log("payment-session-failed", { kind: error.kind, code: error.code ?? "" });
  const kind: PaymentErrorKind = error.code === "422" ? "unprocessable-entity" : "payment-error";
  return { code: "payment", kind, charged: false };
}

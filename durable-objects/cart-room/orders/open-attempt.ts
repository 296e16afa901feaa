import type { Cart } from "../../../app/cart/model/cart";
import { reserveLines } from "../../../app/cart/model/reserve-lines";
import type { PaymentMethodId } from "../../../app/checkout/model/payment-method";
import type { Country } from "../../../app/countries/model/country";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentChoice } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import type { PaymentAttempt } from "./payment-attempts";
import { requireOrderNumber } from "./placed-order";
import { toRecordKey } from "./recover-attempt";
import { planPayment, updateForOrder } from "./update-for-order";

export type ProviderRequest = PaymentChoice & {
  readonly method: PaymentMethodId;
  readonly sessionId: string;
  readonly country: Country;
};

/**
 * Saves a payment attempt with its payment record and cart, before the provider authorises it.
 * The room can then assign any authorisation. `id`: the provider's session, or an id of the shop.
 */
export async function openAttempt(
  room: Room,
  cart: Cart,
  request: ProviderRequest,
  { id, url }: { readonly id: string; readonly url: string },
): Promise<Result<PaymentAttempt, PlaceOrderError>> {
  const record = await room.records.create({
    key: toRecordKey(cart.id, id),
    amount: cart.total,
    method: request.method,
    paymentInterface: "adyen",
    interfaceId: id,
    attemptId: id,
    sessionId: request.sessionId,
    firstTransaction: "Authorization",
  });
  if (!record.ok) return err({ code: "platform-unavailable" });
  const changes = [...planPayment(cart, record.value.id), ...reserveLines(cart)];
  const attached = await updateForOrder(room, cart, changes);
  if (!attached.ok) return attached;
  return ok(
    room.attempts.save({
      sessionId: id,
      recordId: record.value.id,
      amount: cart.total,
      method: request.method,
      reference: toReference(room),
      url,
      state: "started",
      pspReference: null,
      startedAt: room.now(),
      failure: null,
    }),
  );
}

/** The payment's reference at the provider. */
export function toReference(room: Room): string {
  return `${requireOrderNumber(room)}_${room.cartId}`;
}

/** The provider refused to start, so nothing is charged. */
export function toPaymentError(room: Room, { kind, code = "" }: GatewayError): PlaceOrderError {
  room.log("payment-start-failed", { kind, code });
  const errorKind = code === "422" ? "unprocessable-entity" : "payment-error";
  return { code: "payment", kind: errorKind, charged: false };
}

import type { Cart } from "../../../app/cart/model/cart";
import { cashOnDelivery } from "../../../app/cart/model/choose-cod-fee";
import { reserveLines } from "../../../app/cart/model/reserve-lines";
import type { Country } from "../../../app/countries/model/country";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentStart } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import { isStranger } from "../cart-owner";
import type { Room } from "../room";
import { checkMethod, checkStock, readOrderableCart } from "./check-order";
import { createOrder } from "./create-order";
import type { PaymentAttempts } from "./payment-attempts";
import { findLostOrder, findPlacedOrder, keepPlacedOrder } from "./placed-order";
import { startCardPayment } from "./start-card-payment";
import { applyMethod, planPayment, updateForOrder } from "./update-for-order";

export type StartPaymentRequest = {
  readonly sessionId: string;
  /** Who pays; null: a guest. */
  readonly customerId: string | null;
  readonly country: Country;
  readonly method: string;
  readonly returnUrl: string;
  readonly locale: string;
  readonly idempotencyKey: string;
};

const malformedPrice: PlaceOrderError = { code: "payment", kind: "malformed-price", charged: false };

/** Cash on delivery and bank transfer become an order at once; a card gets the provider's page. */
export async function startPayment(
  room: Room,
  attempts: PaymentAttempts,
  request: StartPaymentRequest,
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const placed = findPlacedOrder(room);
  if (placed) return ok({ next: "thank-you", order: placed });
  const read = await readOrderableCart(room);
  if (!read.ok) {
    const lost = await findLostOrder(room);
    if (!lost.ok || !lost.value) return read;
    return ok({ next: "thank-you", order: keepPlacedOrder(room, attempts, lost.value) });
  }
  if (isStranger(room, request)) return err({ code: "cart-incomplete", missing: "lines" });
  const refusal =
    checkMethod(read.value, request.country, request.method) ?? (await checkStock(room, read.value));
  if (refusal) return err(refusal);
  const cart = await applyMethod(room, read.value, request.method);
  if (!cart.ok) return cart;
  const { centAmount, currency } = cart.value.total;
  if (!(centAmount > 0) || currency !== request.country.currency) return err(malformedPrice);
  return request.method === "scheme"
    ? startCardPayment(room, attempts, cart.value, request)
    : payLater(room, attempts, cart.value, request);
}

/** Money comes with the parcel or by transfer: the platform gets a payment record that waits for it. */
async function payLater(
  room: Room,
  attempts: PaymentAttempts,
  cart: Cart,
  request: StartPaymentRequest,
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const { method, sessionId } = request;
  const record = await room.records.create({
    key: `${cart.id}-${method}-${cart.total.centAmount}`,
    amount: cart.total,
    method,
    paymentInterface: method === cashOnDelivery ? "cash-on-delivery" : "bank-transfer",
    interfaceId: null,
    sessionId,
    firstTransaction: "Charge",
  });
  if (!record.ok) return err({ code: "platform-unavailable" });
  const changes = [...planPayment(cart, record.value.id), ...reserveLines(cart)];
  const paid = await updateForOrder(room, cart, changes);
  if (!paid.ok) return paid;
  const order = await createOrder(room, paid.value, "Pending");
  return order.ok ? ok({ next: "thank-you", order: keepPlacedOrder(room, attempts, order.value) }) : order;
}

import type { Cart } from "../../../app/cart/model/cart";
import { cashOnDelivery } from "../../../app/cart/model/choose-cod-fee";
import { reserveLines } from "../../../app/cart/model/reserve-lines";
import type { Country } from "../../../app/countries/model/country";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentStart } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { checkStock } from "./check-order";
import { createOrder } from "./create-order";
import type { PaymentAttempts } from "./payment-attempts";
import { findLostOrder, findPlacedOrder, keepPlacedOrder } from "./placed-order";
import { prepareOrder } from "./prepare-order";
import { startCardPayment } from "./start-card-payment";
import { planPayment, updateForOrder } from "./update-for-order";

export type StartPaymentRequest = {
  readonly sessionId: string;
  /** Who pays; null: a guest. */
  readonly customerId: string | null;
  readonly country: Country;
  readonly method: string;
  /** What the shopper agreed to pay in all; null: what was told of the cart last, before the method's fee. */
  readonly agreedCents: number | null;
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
  const told = room.storage.snapshot()?.cart ?? null;
  const cart = await prepareOrder(room, request);
  if (!cart.ok) {
    const isPlain = cart.error.code !== "cart-incomplete" && cart.error.code !== "platform-unavailable";
    const lost = isPlain ? null : await findLostOrder(room);
    if (!lost?.ok || !lost.value) return cart;
    return ok({ next: "thank-you", order: keepPlacedOrder(room, attempts, lost.value) });
  }
  const refusal = await checkStock(room, cart.value);
  if (refusal) return err(refusal);
  const { centAmount, currency } = cart.value.total;
  if ((request.agreedCents ?? toAgreed(told, cart.value)) !== centAmount)
    return err({ code: "amount-changed" });
  if (!(centAmount > 0) || currency !== request.country.currency) return err(malformedPrice);
  return request.method === "scheme"
    ? startCardPayment(room, attempts, cart.value, request)
    : payLater(room, attempts, cart.value, request);
}

/** Whoever names no total agreed to the one that the room told last, and to the fee of the method that was named. */
function toAgreed(told: Cart | null, { total, codFee }: Cart): number {
  if (!told) return total.centAmount;
  return told.total.centAmount - (told.codFee?.centAmount ?? 0) + (codFee?.centAmount ?? 0);
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

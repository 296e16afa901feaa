import type { Cart } from "../../../app/cart/model/cart";
import { cashOnDelivery } from "../../../app/cart/model/choose-cod-fee";
import { reserveLines } from "../../../app/cart/model/reserve-lines";
import { needsNoPayment } from "../../../app/checkout/model/needs-no-payment";
import { isConnectedPaymentMethod, paymentFlow } from "../../../app/checkout/model/payment-method";
import type { Country } from "../../../app/countries/model/country";
import { assertNever } from "../../../app/foundation/assert-never";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentStart, PaymentWish } from "../../../app/gateways/cart-room/cart-room-gateway";
import { noPayment, type PlaceOrderError } from "../../../app/orders/model/order";
import type { CommandScope } from "../commands/answered-commands";
import type { Room } from "../room";
import { checkLines } from "./check-order";
import { createOrder } from "./create-order";
import { findLostOrder, findPlacedOrder, keepPlacedOrder } from "./placed-order";
import { prepareOrder } from "./prepare-order";
import { startDirectPayment } from "./start-direct-payment";
import { startHostedPayment } from "./start-hosted-payment";
import { planPayment, updateForOrder } from "./update-for-order";

export type StartPaymentRequest = PaymentWish & {
  readonly sessionId: string;
  /** Who pays; null: a guest. */
  readonly customerId: string | null;
  readonly country: Country;
};

const malformedPrice: PlaceOrderError = { code: "payment", kind: "malformed-price", charged: false };

/**
 * Starts a payment; a key belongs to the cart that it came with first, so that a repeat finds that cart's order also
 * when the session has another cart by now. `isFound`: the caller named no cart, so of one that is done only a repeat
 * is answered.
 */
export async function startOnce(
  room: Room,
  scope: CommandScope,
  request: StartPaymentRequest,
): Promise<Result<PaymentStart | PaidElsewhere, PlaceOrderError>> {
  const earlier = room.answered.find(scope, room.now());
  if (earlier && !earlier.isSameBody) return err({ code: "key-reused" });
  const { cartId } = earlier ? (JSON.parse(earlier.answer) as PaidElsewhere) : { cartId: room.cartId };
  if (cartId !== room.cartId) return ok({ next: "elsewhere", cartId });
  const isDone = room.storage.note("ended") !== null;
  if (request.isFound && isDone && !earlier) return err({ code: "cart-incomplete", missing: "lines" });
  // Before anything is done: an order whose answer was lost is this key's.
  room.answered.remember(scope, { cartId }, room.now());
  const started = await startPayment(room, request);
  if (!started.ok && started.error.code !== "platform-unavailable") room.answered.forget(scope);
  return started;
}

/** Cash on delivery and bank transfer become an order at once; for all else the provider is asked. */
async function startPayment(
  room: Room,
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
    return ok({ next: "thank-you", order: keepPlacedOrder(room, lost.value) });
  }
  const { centAmount, currency } = cart.value.total;
  if ((request.agreedCents ?? toAgreed(told, cart.value)) !== centAmount)
    return err({ code: "amount-changed" });
  const refusal = await checkLines(room, cart.value);
  if (refusal) return err(refusal);
  if (currency !== request.country.currency) return err(malformedPrice);
  if (needsNoPayment(cart.value)) return orderWithoutPayment(room, cart.value);
  if (!(centAmount > 0)) return err(malformedPrice);
  return startByFlow(room, cart.value, request);
}

/** A wallet without its sheet is paid on the provider's page, as a card is. */
function startByFlow(
  room: Room,
  cart: Cart,
  request: StartPaymentRequest,
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const { method, wallet } = request;
  if (!isConnectedPaymentMethod(method)) throw new Error(`No such method: ${method}`);
  const flow = paymentFlow(method);
  switch (flow) {
    case "offline":
      return payLater(room, cart, request);
    case "hosted-session":
      return startHostedPayment(room, cart, { ...request, method });
    case "wallet":
      return wallet
        ? startDirectPayment(room, cart, { ...request, method })
        : startHostedPayment(room, cart, { ...request, method });
    case "redirect":
    case "voucher":
      return startDirectPayment(room, cart, { ...request, method });
    default:
      return assertNever(flow);
  }
}

/** Returns whether no provider is involved. */
export function isOffline(method: string): boolean {
  return method === noPayment || (isConnectedPaymentMethod(method) && paymentFlow(method) === "offline");
}

/** Whoever names no total agreed to the one that the room told last, and to the fee of the method that was named. */
function toAgreed(told: Cart | null, { total, codFee }: Cart): number {
  if (!told) return total.centAmount;
  return told.total.centAmount - (told.codFee?.centAmount ?? 0) + (codFee?.centAmount ?? 0);
}

/** Money comes with the parcel or by transfer: the platform gets a payment record that waits for it. */
async function payLater(
  room: Room,
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
    attemptId: null,
    sessionId,
    firstTransaction: "Charge",
  });
  if (!record.ok) return err({ code: "platform-unavailable" });
  const changes = [...planPayment(cart, record.value.id), ...reserveLines(cart)];
  const paid = await updateForOrder(room, cart, changes);
  if (!paid.ok) return paid;
  const order = await createOrder(room, paid.value, "Pending");
  return order.ok ? ok({ next: "thank-you", order: keepPlacedOrder(room, order.value) }) : order;
}

/** Orders a cart with nothing to pay: the order is paid, and no payment belongs to it. */
async function orderWithoutPayment(room: Room, cart: Cart): Promise<Result<PaymentStart, PlaceOrderError>> {
  const freed = await updateForOrder(room, cart, [...planPayment(cart, null), ...reserveLines(cart)]);
  if (!freed.ok) return freed;
  const order = await createOrder(room, freed.value, "Paid");
  return order.ok ? ok({ next: "thank-you", order: keepPlacedOrder(room, order.value) }) : order;
}

/** The key came first with another cart of the session, whose room knows what became of it. */
export type PaidElsewhere = { readonly next: "elsewhere"; readonly cartId: string };

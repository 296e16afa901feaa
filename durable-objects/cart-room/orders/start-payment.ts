import type { Cart } from "../../../app/cart/model/cart";
import { cashOnDelivery } from "../../../app/cart/model/choose-cod-fee";
import { reserveLines } from "../../../app/cart/model/reserve-lines";
import { needsNoPayment } from "../../../app/checkout/model/needs-no-payment";
import { isPaymentMethod, paymentFlow } from "../../../app/checkout/model/payment-method";
import type { Country } from "../../../app/countries/model/country";
import { assertNever } from "../../../app/foundation/assert-never";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentChoice, PaymentStart } from "../../../app/gateways/cart-room/cart-room-gateway";
import { noPayment, type PlaceOrderError } from "../../../app/orders/model/order";
import type { CommandScope } from "../commands/command-responses";
import type { Room } from "../room";
import { checkLines } from "./check-order";
import { createOrder } from "./create-order";
import { findLostOrder, findPlacedOrder, keepPlacedOrder } from "./placed-order";
import { prepareOrder } from "./prepare-order";
import { startDirectPayment, startHostedPayment } from "./start-provider-payment";
import { planPayment, updateForOrder } from "./update-for-order";

export type StartPaymentRequest = PaymentChoice & {
  readonly sessionId: string;
  /** The paying customer; null: a guest. */
  readonly customerId: string | null;
  readonly country: Country;
};

const malformedPrice: PlaceOrderError = { code: "payment", kind: "malformed-price", charged: false };

/**
 * Starts a payment once per key.
 * A key stays with its first cart, so that a repeat finds that cart's order even if the session has another cart by
 * now. `isFound`: the caller named no cart, so a completed one only responds to a repeat.
 */
export async function startOnce(
  room: Room,
  scope: CommandScope,
  request: StartPaymentRequest,
): Promise<Result<PaymentStart | PaidElsewhere, PlaceOrderError>> {
  const earlier = room.responses.find(scope, room.now());
  if (earlier && !earlier.isSameBody) return err({ code: "key-reused" });
  const { cartId } = earlier ? (JSON.parse(earlier.answer) as PaidElsewhere) : { cartId: room.cartId };
  if (cartId !== room.cartId) return ok({ next: "elsewhere", cartId });
  const isDone = room.storage.note("ended") !== null;
  if (request.isFound && isDone && !earlier) return err({ code: "cart-incomplete", missing: "lines" });
  // Before any work: an order with a lost response is found by this key.
  room.responses.remember(scope, { cartId }, room.now());
  const started = await startPayment(room, request);
  if (!started.ok && started.error.code !== "platform-unavailable") room.responses.forget(scope);
  return started;
}

/** Places cash on delivery and bank transfer orders at once; calls the provider for all other methods. */
async function startPayment(
  room: Room,
  request: StartPaymentRequest,
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const placed = findPlacedOrder(room);
  if (placed) return ok({ next: "thank-you", order: placed });
  const reported = room.storage.snapshot()?.cart ?? null;
  const cart = await prepareOrder(room, request);
  if (!cart.ok) {
    const isPlain = cart.error.code !== "cart-incomplete" && cart.error.code !== "platform-unavailable";
    const lost = isPlain ? null : await findLostOrder(room);
    if (!lost?.ok || !lost.value) return cart;
    return ok({ next: "thank-you", order: keepPlacedOrder(room, lost.value) });
  }
  const { centAmount, currency } = cart.value.total;
  if ((request.agreedCents ?? toAgreed(reported, cart.value)) !== centAmount)
    return err({ code: "amount-changed" });
  const refusal = await checkLines(room, cart.value);
  if (refusal) return err(refusal);
  if (currency !== request.country.currency) return err(malformedPrice);
  if (needsNoPayment(cart.value)) return orderWithoutPayment(room, cart.value);
  if (!(centAmount > 0)) return err(malformedPrice);
  return startByFlow(room, cart.value, request);
}

/** A wallet without its payment sheet is paid on the provider's page, like a card. */
function startByFlow(
  room: Room,
  cart: Cart,
  request: StartPaymentRequest,
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const { method, wallet } = request;
  if (!isPaymentMethod(method)) throw new Error(`Unknown payment method: ${method}`);
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
  return method === noPayment || (isPaymentMethod(method) && paymentFlow(method) === "offline");
}

/**
 * Returns the total that the shopper agreed to.
 * Without a total in the request, it is the last reported one plus the fee of the chosen method.
 */
function toAgreed(reported: Cart | null, { total, codFee }: Cart): number {
  if (!reported) return total.centAmount;
  return reported.total.centAmount - (reported.codFee?.centAmount ?? 0) + (codFee?.centAmount ?? 0);
}

/** Creates a pending payment record on the platform, for cash on delivery or a bank transfer. */
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

/** Orders a cart with nothing to pay: the order is paid and has no payment. */
async function orderWithoutPayment(room: Room, cart: Cart): Promise<Result<PaymentStart, PlaceOrderError>> {
  const freed = await updateForOrder(room, cart, [...planPayment(cart, null), ...reserveLines(cart)]);
  if (!freed.ok) return freed;
  const order = await createOrder(room, freed.value, "Paid");
  return order.ok ? ok({ next: "thank-you", order: keepPlacedOrder(room, order.value) }) : order;
}

/**
 * The idempotency key was first used with another cart of the session; the room of that cart has the result.
 */
export type PaidElsewhere = { readonly next: "elsewhere"; readonly cartId: string };

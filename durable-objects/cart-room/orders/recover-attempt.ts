import { err, ok, type Result } from "../../../app/foundation/result";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import { toOrderNumber } from "../../../app/orders/model/order-number";
import { rereadCart } from "../read-cart";
import type { Room } from "../room";
import type { PaymentAttempt } from "./payment-attempts";
import type { PaymentNews } from "./payment-news";
import { findPlacedOrder } from "./placed-order";
import { record, voidPayment } from "./settle-payment";

const notOurs: PlaceOrderError = { code: "payment", kind: "payment-error", charged: false };
const unavailable: PlaceOrderError = { code: "platform-unavailable" };

/** The maximum of numbers that a cart may have used. */
const maxNumbers = 5;

/** Key of an attempt's record on the platform, so that a repeat finds it. */
export function toRecordKey(cartId: string, attemptId: string): string {
  return `${cartId}-${attemptId}`.replaceAll(/[^A-Za-z0-9_-]/g, "-").slice(0, 256);
}

/**
 * Recovers or records money without a known attempt.
 * Restores an attempt that was lost with the room's storage from the platform's record. Records any other money for
 * this cart with the reason, and returns it. null: not for this cart, or no payment.
 */
export async function recoverAttempt(
  room: Room,
  news: PaymentNews,
): Promise<Result<PaymentAttempt | null, PlaceOrderError>> {
  if (news.from === "shopper") return ok(null);
  const { pspReference, reference = "", sessionId } = news;
  room.log("payment-unknown", { pspReference });
  if (!isOwnReference(room, reference)) return ok(null);
  const lost = sessionId === null ? ok(null) : await room.records.find(toRecordKey(room.cartId, sessionId));
  if (!lost.ok) return err(unavailable);
  if (lost.value && sessionId !== null && !room.attempts.find(sessionId)) {
    return ok(saveAttempt(room, news, { sessionId, recordId: lost.value.id, method: lost.value.method }));
  }
  return recordUnknown(room, news);
}

async function recordUnknown(
  room: Room,
  news: Extract<PaymentNews, { from: "provider" }>,
): Promise<Result<PaymentAttempt | null, PlaceOrderError>> {
  const { amount, method = null, pspReference } = news;
  const isKnown = await knowsCart(room);
  if (isKnown === null) return err(unavailable);
  const created = await room.records.create({
    key: toRecordKey(room.cartId, pspReference),
    amount,
    method: method ?? "unknown",
    paymentInterface: "adyen",
    interfaceId: pspReference,
    attemptId: pspReference,
    sessionId: null,
    firstTransaction: "Authorization",
    fields: {
      attemptState: isKnown ? "void-due" : "given-up",
      endReason: isKnown ? "unknown-payment" : "unknown-cart",
    },
  });
  if (!created.ok) return err(unavailable);
  const saved = saveAttempt(room, news, {
    sessionId: pspReference,
    recordId: created.value.id,
    ...(method !== null && { method }),
  });
  // If the platform does not know the cart, the money may be another shop's: an operator decides.
  const recorded = room.attempts.change(saved, {
    state: isKnown ? "void-due" : "given-up",
    pspReference,
    hasMoney: true,
    reason: isKnown ? "unknown-payment" : "unknown-cart",
    failure: notOurs,
  });
  await record(room, recorded, {
    type: "Authorization",
    state: "Success",
    amount,
    interactionId: pspReference,
  });
  if (isKnown) await voidPayment(room, recorded, notOurs);
  return ok(room.attempts.find(pspReference));
}

/** null: unknown. */
async function knowsCart(room: Room): Promise<boolean | null> {
  if (findPlacedOrder(room)) return true;
  const read = await rereadCart(room);
  if (!read.ok) return read.error.code === "platform-unavailable" ? null : true;
  if (read.value) return true;
  const order = await room.carts.loadOrderByNumber(toOrderNumber(room.cartId));
  return order.ok ? order.value !== null : null;
}

/** The number is derived from the cart's id: no other shop's reference has both. */
function isOwnReference(room: Room, reference: string): boolean {
  const numbers = Array.from({ length: maxNumbers }, (_, attempt) => toOrderNumber(room.cartId, attempt));
  return numbers.some((number) => reference === `${number}_${room.cartId}`);
}

function saveAttempt(
  room: Room,
  { amount, reference = "" }: Extract<PaymentNews, { from: "provider" }>,
  known: Pick<PaymentAttempt, "sessionId" | "recordId" | "method">,
): PaymentAttempt {
  return room.attempts.save({
    ...known,
    amount,
    reference,
    url: "",
    state: "started",
    pspReference: null,
    startedAt: room.now(),
    failure: null,
  });
}

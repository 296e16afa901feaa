import type { CartError } from "../../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../../app/foundation/result";
import type {
  CartAddress,
  PaymentChoice,
  PaymentStart,
} from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PaymentNotice } from "../../../app/gateways/payment/payment-notification";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import { admitOwner, admitVisitor, isStranger } from "../cart-owner";
import { toScope } from "../commands/command-responses";
import type { Room } from "../room";
import { notifyStockRooms } from "../stock-rooms";
import { finishInTurn } from "./finish-payment";
import type { PaymentNews } from "./payment-news";
import { findLostOrder, findPlacedOrder } from "./placed-order";
import { receiveNotice } from "./receive-notification";
import * as orders from "./release-order";
import { isOffline, type PaidElsewhere, startOnce } from "./start-payment";

export type { PaymentNews, PaymentNotice };

const resumeAfterMs = 20_000;
const noLines = err({ code: "cart-incomplete", missing: "lines" } as const);

/** Starts every payment and order: of the order button, a script, a wallet. Checks the request against the cart. */
export async function startPayment(
  room: Room,
  address: CartAddress,
  choice: PaymentChoice,
): Promise<Result<PaymentStart | PaidElsewhere, PlaceOrderError>> {
  const admitted = await admitOwner(room, address);
  if (!admitted.ok) return noLines;
  const { sessionId, customerId = null } = address;
  const request = { ...choice, sessionId, customerId, country: room.country(address.country) };
  const scope = await toScope(address, choice.idempotencyKey, "pay", { method: choice.method });
  // With a provider, money may move before its response arrives.
  if (!isOffline(choice.method)) await resumeLater(room);
  const answer = await room.inTurn(() => startOnce(room, scope, request));
  if (isStranger(room, address)) return noLines;
  if (answer.ok && answer.value.next === "thank-you") room.later(notifyStockRooms(room, answer.value.order));
  return answer;
}

/**
 * Finishes a payment on the shopper's return (`address`) or a signed notification of the provider.
 * A notification needs no owner. Processes the payment for any caller, but does not reveal the result of another
 * owner's cart.
 */
export async function finishPayment(
  room: Room,
  news: PaymentNews,
  address: CartAddress | null,
): Promise<Result<Order, PlaceOrderError>> {
  if (address && !(await admitVisitor(room, address)).ok) return noLines;
  await resumeLater(room);
  const answer = await room.inTurn(() => finishInTurn(room, news));
  if (answer.ok) room.later(notifyStockRooms(room, answer.value));
  return address && isStranger(room, address) ? noLines : answer;
}

/** Processes the provider's signed notification of a payment; true: the provider need not repeat it. */
export async function receiveNotification(room: Room, notice: PaymentNotice): Promise<boolean> {
  await resumeLater(room);
  const isAccepted = await room.inTurn(() => receiveNotice(room, notice));
  const order = notice.event === "AUTHORISATION" ? findPlacedOrder(room) : null;
  if (order) room.later(notifyStockRooms(room, order));
  return isAccepted;
}

/**
 * Releases a failed order, so that the customer can place it again.
 * The caller has verified that the customer owns it (`release-order.ts`).
 */
export async function releaseOrder(room: Room): Promise<Result<"released" | "standing", never>> {
  await resumeLater(room);
  return room.inTurn(() => orders.releaseOrder(room));
}

/** The order created from the cart, also if its response was lost; null: none that the visitor may see. */
export async function findOrder(room: Room, address: CartAddress): Promise<Result<Order | null, CartError>> {
  const admitted = await admitVisitor(room, address);
  if (!admitted.ok) return admitted;
  const placed = findPlacedOrder(room);
  const found = placed ? ok(placed) : await findLostOrder(room);
  return isStranger(room, address) ? ok(null) : found;
}

/** Sets the alarm before any work, so that work interrupted with the process is resumed. */
async function resumeLater(room: Room): Promise<void> {
  await room.lifetime.wake();
  await room.storage.setAlarm(room.now() + resumeAfterMs);
}

import type { CartError } from "../../../app/cart/model/cart-command";
import { getCountry } from "../../../app/countries/model/country-table";
import { err, ok, type Result } from "../../../app/foundation/result";
import type {
  CartAddress,
  PaymentStart,
  PaymentWish,
} from "../../../app/gateways/cart-room/cart-room-gateway";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import { admitOwner, admitVisitor, isStranger } from "../cart-owner";
import { toScope } from "../commands/answered-commands";
import type { Room } from "../room";
import { tellStockRooms } from "../stock-rooms";
import { finishInTurn, type PaymentNews } from "./finish-payment";
import { findLostOrder, findPlacedOrder } from "./placed-order";
import { type ModificationNews, recordModificationNow } from "./settle-payment";
import { type PaidElsewhere, startOnce } from "./start-payment";

export type { ModificationNews, PaymentNews };

const resumeAfterMs = 20_000;
const noLines = err({ code: "cart-incomplete", missing: "lines" } as const);

/**
 * The one door to a payment or an order: of the order button, a script, a wallet. What it asks for is held against the
 * cart here.
 */
export async function startPayment(
  room: Room,
  address: CartAddress,
  wish: PaymentWish,
): Promise<Result<PaymentStart | PaidElsewhere, PlaceOrderError>> {
  const admitted = await admitOwner(room, address);
  if (!admitted.ok) return noLines;
  const { sessionId, customerId = null } = address;
  const request = { ...wish, sessionId, customerId, country: getCountry(address.country) };
  const scope = await toScope(address, wish.idempotencyKey, "pay", { method: wish.method });
  const answer = await room.inTurn(() => startOnce(room, scope, request));
  if (isStranger(room, address)) return noLines;
  if (answer.ok && answer.value.next === "thank-you") room.later(tellStockRooms(room, answer.value.order));
  return answer;
}

/**
 * The shopper is back (`address`), or the provider said so, signed, which needs no owner. The payment is dealt with
 * whoever says so, but what became of another's cart is not told.
 */
export async function finishPayment(
  room: Room,
  news: PaymentNews,
  address: CartAddress | null,
): Promise<Result<Order, PlaceOrderError>> {
  if (address && !(await admitVisitor(room, address)).ok) return noLines;
  await resumeLater(room);
  const answer = await room.inTurn(() => finishInTurn(room, news));
  if (answer.ok) room.later(tellStockRooms(room, answer.value));
  return address && isStranger(room, address) ? noLines : answer;
}

/** The provider said what became of a capture or a cancellation. */
export async function recordModification(room: Room, news: ModificationNews): Promise<void> {
  await resumeLater(room);
  await recordModificationNow(room, news);
}

/** The order that the cart became, also when nobody has seen it yet; null: none that the visitor may see. */
export async function findOrder(room: Room, address: CartAddress): Promise<Result<Order | null, CartError>> {
  const admitted = await admitVisitor(room, address);
  if (!admitted.ok) return admitted;
  const placed = findPlacedOrder(room);
  const found = placed ? ok(placed) : await findLostOrder(room);
  return isStranger(room, address) ? ok(null) : found;
}

/** Before anything is done: what ends in the middle, with the process, is taken up again. */
async function resumeLater(room: Room): Promise<void> {
  await room.lifetime.wake();
  await room.storage.setAlarm(room.now() + resumeAfterMs);
}

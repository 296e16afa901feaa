import type { Cart } from "../../../app/cart/model/cart";
import { reserveLines } from "../../../app/cart/model/reserve-lines";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import { refreshPrices } from "../refresh-prices";
import type { Room } from "../room";
import { toOutOfStock } from "./check-order";
import { drawNextOrderNumber, requireOrderNumber } from "./placed-order";
import { updateForOrder } from "./update-for-order";

const maxTries = 3;
const pauseBaseMs = 150;

const unavailable: PlaceOrderError = { code: "platform-unavailable" };

/**
 * Creates the order of a cart at the checked version, exactly once.
 * The number is fixed: after an attempt without response, or if the number exists, reads the order with that number
 * and accepts it if it belongs to this cart. The platform sells the last piece once (`reserveLines`); the error for
 * the second buyer contains the remaining stock. `amount-changed`: the cart changed, or needs current prices first
 * (`PriceChanged`, hosted platform only).
 */
export async function createOrder(
  room: Room,
  checked: Cart,
  paymentState: Order["paymentState"],
): Promise<Result<Order, PlaceOrderError>> {
  let orderNumber = requireOrderNumber(room);
  const reserved = await updateForOrder(room, checked, reserveLines(checked));
  if (!reserved.ok) return (await findOwnOrder(room, orderNumber)) ?? reserved;
  const cart = reserved.value;
  if (cart.total.centAmount !== checked.total.centAmount) return err({ code: "amount-changed" });
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const answer = await room.carts.createOrder({
      cartId: cart.id,
      version: cart.version,
      orderNumber,
      paymentState,
    });
    if (answer.ok) return ok(answer.value);
    const { error } = answer;
    room.log("order-failed", { kind: error.kind, code: error.code ?? "", tries });
    const existing = await room.carts.loadOrderByNumber(orderNumber);
    if (existing.ok && existing.value?.cartId === cart.id) return ok(existing.value);
    if (isRefusal(error)) return err(existing.ok ? await toFailure(room, cart, error) : unavailable);
    if (existing.ok && existing.value) orderNumber = drawNextOrderNumber(room);
    else if (existing.ok && error.code === "ConcurrentModification") return err({ code: "amount-changed" });
    else if (tries < maxTries) await room.pause(pauseBaseMs * 2 ** tries * (0.5 + Math.random()));
  }
  return err(unavailable);
}

/** The order that an earlier attempt created after all; null: none known. */
async function findOwnOrder(room: Room, orderNumber: string): Promise<Result<Order, never> | null> {
  const existing = await room.carts.loadOrderByNumber(orderNumber);
  return existing.ok && existing.value?.cartId === room.cartId ? ok(existing.value) : null;
}

/** Whether it is final: not a taken number, not a moved version, not a transient failure. */
function isRefusal(error: GatewayError): boolean {
  const isRepeatable = error.code === "DuplicateField" || error.code === "ConcurrentModification";
  return error.kind === "rejected" && !error.retryable && !isRepeatable && error.code !== "InvalidSubject";
}

async function toFailure(room: Room, cart: Cart, error: GatewayError): Promise<PlaceOrderError> {
  if (error.code === "OutOfStock") return toOutOfStock(room, cart, error);
  if (error.code !== "PriceChanged")
    return { code: "payment", kind: "creating-order-failed", charged: false };
  const priced = await refreshPrices(room, cart);
  return priced.ok ? { code: "amount-changed" } : unavailable;
}

import type { Cart } from "../../../app/cart/model/cart";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Order } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { requireOrderNumber, takeNextOrderNumber } from "./placed-order";

const maxTries = 3;
const pauseBaseMs = 150;

export type CreateOrderFailure = "cart-changed" | "unavailable" | "out-of-stock" | "refused";

/**
 * Makes the order of a cart at the version that was checked, exactly once: the number is fixed, so after an unclear
 * try, or when the number exists, the order with that number is read; it is ours when its cart is.
 */
export async function createOrder(
  room: Room,
  cart: Cart,
  paymentState: Order["paymentState"],
): Promise<Result<Order, CreateOrderFailure>> {
  let orderNumber = requireOrderNumber(room);
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
    if (isRefusal(error)) return err(existing.ok ? toFailure(error) : "unavailable");
    if (existing.ok && existing.value) orderNumber = takeNextOrderNumber(room);
    else if (error.code === "ConcurrentModification") return err("cart-changed");
    else if (tries < maxTries) await room.pause(pauseBaseMs * 2 ** tries * (0.5 + Math.random()));
  }
  return err("unavailable");
}

/** Refused for good: not a taken number, not a moved version, not a platform that only stumbled. */
function isRefusal(error: GatewayError): boolean {
  const isRepeatable = error.code === "DuplicateField" || error.code === "ConcurrentModification";
  return error.kind === "rejected" && !error.retryable && !isRepeatable && error.code !== "InvalidSubject";
}

function toFailure(error: GatewayError): CreateOrderFailure {
  return error.code === "OutOfStock" ? "out-of-stock" : "refused";
}

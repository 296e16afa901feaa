import type { RouterContextProvider } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { requestContext } from "../../request/context";
import type { CustomerOrder } from "../model/customer-order";
import { mayPayAgain } from "../model/what-may-be-done";
import { type BoughtAgain, buyAgain } from "./buy-again.server";

/**
 * `ordered`: its articles are in the cart; `paid`: its money arrived meanwhile; `changed`: it must not be paid any
 * more;
 * `down`: the state is unknown, so nothing was done.
 */
export type PaidAgain =
  | { readonly status: "ordered"; readonly bought: BoughtAgain }
  | { readonly status: "paid" | "changed" | "down" };

/**
 * Releases an order whose payment failed and adds its articles to the cart.
 * The order is released first, in its room, which would receive late money, and on the platform, under the version that
 * was read: at most one order of the same articles is ever paid.
 */
export async function payAgain(
  context: Readonly<RouterContextProvider>,
  order: CustomerOrder,
  key: string,
): Promise<PaidAgain> {
  const { cartRoom, orders } = context.get(requestContext).gateways;
  if (!mayPayAgain(order)) return { status: order.paymentState === "Paid" ? "paid" : "changed" };
  const released = order.cartId ? await cartRoom.releaseOrder(order.cartId) : null;
  if (released && !released.ok) return { status: "down" };
  if (released?.value === "standing") return { status: "paid" };
  const replaced = await orders.replaceUnpaid(order);
  if (!replaced.ok) return { status: "down" };
  if (replaced.value === "changed") return { status: "changed" };
  context.get(requestContext).log.info("order-replaced", { orderNumber: order.orderNumber });
  const { language } = context.get(requestContext).translate;
  return { status: "ordered", bought: await buyAgain(toCartAccess(context), order, key, language) };
}

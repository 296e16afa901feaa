import { err, ok, type Result } from "../../../app/foundation/result";
import type { Order } from "../../../app/orders/model/order";
import { type AgentAnswer, type AgentCall, type AgentFailure, toPlaces } from "./agent-call";
import { accessCart } from "./open-agent-cart";
import { toLinks, toTotals, toUcpLine } from "./to-ucp-cart";
import { toEnvelope } from "./ucp-envelope";
import { toCartFailure } from "./ucp-messages";

/**
 * Finds the order of a checkout that the agent created; null: it is not ordered, or it became a customer's.
 * An agent has no other way to an order.
 */
export async function findAgentOrder(
  id: string,
  call: AgentCall,
): Promise<Result<Order | null, AgentFailure>> {
  const { translate, gateways } = call.scope;
  const access = await accessCart(id, call);
  const session = await access?.session.read();
  if (!access || !session?.cartId) return ok(null);
  const address = { sessionId: session.id, cartId: session.cartId, country: access.country.code };
  const placed = await gateways.cartRoom.findOrder(address);
  if (!placed.ok)
    return placed.error.code === "platform-unavailable"
      ? err(toCartFailure(placed.error, translate))
      : ok(null);
  if (!placed.value) return ok(null);
  // The room knows the order as it was placed, the platform its present state.
  const current = await gateways.orders.loadOrder(placed.value.id);
  return ok((current.ok && current.value) || placed.value);
}

/** `get_order`: the state of an order, by the id of the agent's checkout; without address, e-mail or payment. */
export async function getUcpOrder(id: string, call: AgentCall): Promise<AgentAnswer> {
  const order = await findAgentOrder(id, call);
  if (!order.ok) return order;
  if (!order.value) return err(toCartFailure({ code: "cart-not-found" }, call.scope.translate));
  return ok({
    ucp: toEnvelope("dev.ucp.shopping.order", call),
    id,
    checkout_id: id,
    permalink_url: toOrderUrl(call),
    currency: order.value.total.currency,
    line_items: toOrderLines(order.value, call),
    fulfillment: {},
    totals: toTotals(order.value, call),
  });
}

/** A checkout whose order the buyer placed. */
export function toCompletedCheckout(order: Order, id: string, call: AgentCall) {
  return {
    ucp: { ...toEnvelope("dev.ucp.shopping.checkout", call), payment_handlers: {} },
    id,
    status: "completed",
    currency: order.total.currency,
    line_items: order.lines.map((line) => toUcpLine(line, order, call)),
    totals: toTotals(order, call),
    links: toLinks(call),
    order: { id, permalink_url: toOrderUrl(call) },
  };
}

function toOrderLines(order: Order, call: AgentCall) {
  const isCancelled = order.orderState === "Cancelled";
  const isDone = order.orderState === "Complete";
  return order.lines.map((line) => ({
    ...toUcpLine(line, order, call),
    quantity: {
      original: line.quantity,
      total: isCancelled ? 0 : line.quantity,
      fulfilled: isDone ? line.quantity : 0,
    },
    status: isCancelled ? "removed" : isDone ? "fulfilled" : "processing",
  }));
}

/** The page that shows an order by its number and e-mail address. */
function toOrderUrl(call: AgentCall): string {
  return `${toPlaces(call).base}/order-status`;
}

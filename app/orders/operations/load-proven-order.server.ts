import type { RouterContextProvider } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { requestContext } from "../../request/context";
import type { CustomerOrder } from "../model/customer-order";
import { recallOrders } from "./session-orders.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Loads an order by its number, if the visitor has proved access to it.
 * Proofs are the link in a mail, the number with the e-mail address, the sign-in, or the session that placed the order.
 * The number is no proof.
 *
 * @returns null without a proof, `down` while the platform does not respond
 */
export async function loadProvenOrder(
  context: Context,
  orderNumber: string,
): Promise<CustomerOrder | null | "down"> {
  if (orderNumber === "") return null;
  return (await loadMailedOrder(context, orderNumber)) ?? (await loadSessionOrder(context, orderNumber));
}

async function loadMailedOrder(
  context: Context,
  orderNumber: string,
): Promise<CustomerOrder | null | "down"> {
  const token = await context.get(requestContext).linkSecret();
  const id = token === null ? null : await context.get(requestContext).gateways.readOrderLink(token);
  return id === null ? null : findOrder(context, [id], orderNumber);
}

async function loadSessionOrder(
  context: Context,
  orderNumber: string,
): Promise<CustomerOrder | null | "down"> {
  // The page serves all visitors: without a verified sign-in it shows the empty form.
  const session = await context
    .get(requestContext)
    .session.read()
    .catch(() => null);
  if (session === null) return null;
  if (session.customerId !== null) {
    const own = await context
      .get(requestContext)
      .gateways.orders.loadOwnOrder(session.customerId, orderNumber);
    if (own.ok && own.value) return own.value;
  }
  const recalled = await recallOrders(toCartAccess(context));
  const placed = recalled.ok ? recalled.value.map(({ id }) => id) : [];
  return findOrder(context, [...new Set([...session.orderIds, ...placed])], orderNumber);
}

async function findOrder(
  context: Context,
  ids: readonly string[],
  orderNumber: string,
): Promise<CustomerOrder | null | "down"> {
  const { orders } = context.get(requestContext).gateways;
  const loaded = await Promise.all(ids.map((id) => orders.loadOrder(id)));
  const found = loaded
    .map((each) => (each.ok ? each.value : null))
    .find((order) => order?.orderNumber.toUpperCase() === orderNumber);
  if (!found) return loaded.every(({ ok }) => ok) ? null : "down";
  const order = await orders.loadPlacedOrder(found.id);
  return order.ok ? order.value : "down";
}

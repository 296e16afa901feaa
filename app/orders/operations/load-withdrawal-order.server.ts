import type { RouterContextProvider } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { requestContext } from "../../request/context";
import type { Order } from "../model/order";
import type { WithdrawalOrder } from "../model/withdrawal-order";
import { recallOrders } from "./session-orders.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Loads an order by its number, if the consumer has proved ownership.
 * Proofs are the link in the confirmation mail, the sign-in, or the session that placed the order. The number is no
 * proof.
 *
 * @returns null without a proof, for a company, which has no right of withdrawal, and while the platform does not
 * respond
 */
export async function loadWithdrawalOrder(
  context: Context,
  orderNumber: string,
): Promise<WithdrawalOrder | null> {
  if (orderNumber === "") return null;
  const order =
    (await loadMailedOrder(context, orderNumber)) ?? (await loadSessionOrder(context, orderNumber));
  return order?.billingAddress.customerType === "business" ? null : order;
}

async function loadMailedOrder(context: Context, orderNumber: string): Promise<WithdrawalOrder | null> {
  const token = await context.get(requestContext).linkSecret();
  const id = token === null ? null : await context.get(requestContext).gateways.readOrderLink(token);
  return id === null ? null : findOrder(context, [id], orderNumber);
}

async function loadSessionOrder(context: Context, orderNumber: string): Promise<WithdrawalOrder | null> {
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
): Promise<WithdrawalOrder | null> {
  const { orders } = context.get(requestContext).gateways;
  const loaded = await Promise.all(ids.map((id) => orders.loadOrder(id)));
  const isRequested = (order: Order | null) => order?.orderNumber.toUpperCase() === orderNumber;
  const order = loaded.map((each) => (each.ok ? each.value : null)).find(isRequested);
  return order ? { ...order, deliveries: await orders.loadDeliveries(order.orderNumber) } : null;
}

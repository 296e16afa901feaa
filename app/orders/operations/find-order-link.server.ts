import type { RouterContextProvider } from "react-router";
import { requestContext } from "../../request/context";
import type { OrderSearch, OrderSearchProblem } from "../model/order-search";

/**
 * Looks up an order by number and e-mail address.
 *
 * @returns the query that proves it to the order's pages, which the edge exchanges for a cookie; or why there is none:
 * every wrong pair is `unknown`
 */
export async function findOrderLink(
  context: Readonly<RouterContextProvider>,
  { orderNumber, email }: OrderSearch,
): Promise<URLSearchParams | OrderSearchProblem> {
  if (orderNumber === "" || email === "") return "incomplete";
  const { orders, sealOrderLink } = context.get(requestContext).gateways;
  const found = await orders.findOrderId(orderNumber, email);
  if (!found.ok) return found.error.code === "TooManyAttempts" ? "too-many-attempts" : "down";
  if (found.value === null) return "unknown";
  return new URLSearchParams({ order: orderNumber, token: await sealOrderLink(found.value) });
}

import type { RouterContextProvider } from "react-router";
import type { WithdrawalOrder } from "../model/withdrawal-order";
import { loadProvenOrder } from "./load-proven-order.server";

/**
 * Loads an order for its consumer's withdrawal, on a proof as of `loadProvenOrder`.
 *
 * @returns null without a proof, for a company, which has no right of withdrawal, and while the platform does not
 * respond
 */
export async function loadWithdrawalOrder(
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
): Promise<WithdrawalOrder | null> {
  const order = await loadProvenOrder(context, orderNumber);
  if (order === null || order === "down") return null;
  return order.billingAddress.customerType === "business" ? null : order;
}

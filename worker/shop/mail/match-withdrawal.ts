import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import { createOrderDesk } from "../../../app/gateways/commerce/create-order-desk";
import { createWithdrawalsGateway } from "../../../app/gateways/commerce/create-withdrawals-gateway";
import type { WithdrawalStatement } from "../../../app/orders/model/withdrawal";
import { rememberEnvironment } from "../environment-memory";

/**
 * Keeps a statement of withdrawal with its order: number and e-mail address must be the order's. Away from the page, so
 * that neither its words nor its time tell whether there is such an order. What fits none stays in the operator's list.
 */
export async function matchWithdrawal(
  key: string,
  statement: WithdrawalStatement,
  bindings: ShopBindings,
): Promise<Result<null, GatewayError>> {
  if (statement.orderId !== null) return ok(null);
  const { commerce } = rememberEnvironment(bindings);
  const desk = createOrderDesk(commerce);
  const found = await desk.findByNumber(statement.orderNumber);
  if (!found.ok) return found;
  const order = found.value;
  const isOwn = order?.country === statement.country && isSameAddress(order.email, statement.email);
  if (!order || !isOwn) return ok(null);
  const noted = await desk.note(
    order.id,
    { withdrawalReceivedAt: statement.receivedAt, withdrawalStatement: JSON.stringify(statement) },
    "what-is-there",
  );
  if (!noted.ok) return noted;
  return createWithdrawalsGateway(commerce).assign(key, { ...statement, orderId: order.id });
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

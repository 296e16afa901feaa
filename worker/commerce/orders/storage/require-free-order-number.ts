import { duplicateField } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";

/** Throws DuplicateField when an order has the number already. */
export async function requireFreeOrderNumber(
  context: RequestContext,
  orderNumber: string | null | undefined,
): Promise<void> {
  if (!orderNumber) return;
  const taken = await context.db
    .prepare("SELECT 1 AS taken FROM orders WHERE order_number = ?")
    .bind(orderNumber)
    .first("taken");
  if (taken) throw duplicateField("orderNumber", orderNumber);
}

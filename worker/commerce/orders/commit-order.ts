import type { Cart } from "../carts/cart.ts";
import { discountCodeNotApplicable } from "../carts/cart-errors.ts";
import { writeCart } from "../carts/storage/cart-table.ts";
import { keepSnapshotsOf } from "../carts/storage/variant-snapshots.ts";
import { commitVersioned } from "../database/commit.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { invalidOperation, invalidSubject } from "../errors/platform-errors.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { writeDocument } from "../resources/document-store.ts";
import type { Order } from "./order.ts";
import { toOrderCreated } from "./order-messages.ts";
import { explainLackOfStock, readStockDemands, type StockDemand, toStockStatements } from "./order-stock.ts";
import { orderStore, requireFreeOrderNumber } from "./order-storage.ts";

/** Writes order, cart, stock and code applications in one batch guarded by the cart's version. */
export async function commitOrder(context: RequestContext, cart: Cart, order: Order): Promise<void> {
  const { id, version } = cart;
  const demands = readStockDemands(cart);
  const ordered: Cart = {
    ...cart,
    cartState: "Ordered",
    version: version + 1,
    ...toModification(context),
  };
  const messageStatements = writeMessages(context.db, context.now, [toOrderCreated(order)]);
  const statements = [
    writeDocument(context.db, orderStore, order),
    writeCart(context.db, ordered),
    ...messageStatements,
  ];
  if (order.lineItems.length > 0) statements.push(keepSnapshotsOf(context.db, order));
  statements.push(...toStockStatements(context, demands));
  if (order.discountCodes.length > 0) statements.push(countApplications(context, order));
  const guard = { table: "cart", id, expected: version, missing: invalidSubject("Cart", id) };
  try {
    await commitVersioned(context.db, guard, statements, {
      ...orderStore.toDuplicates(order),
      "orders.cart_id": () => invalidOperation(`The cart '${id}' is already ordered.`),
    });
  } catch (error) {
    throw await explain(context, order, demands, error);
  }
}

/** Whether a code of the order (`w.value`, its row `r`) may be used once more; ?2 is the customer. */
const IS_LEFT = (() => {
  const isBelow = (limit: string, counted: string) =>
    `(r.data ->> '${limit}' IS NULL OR r.data ->> '${limit}' > (SELECT count(*) FROM discount_code_application a
      WHERE a.code_id = w.value AND ${counted}))`;
  const ofCustomer = isBelow("maxApplicationsPerCustomer", "a.customer_id = ?2");
  return `(${isBelow("maxApplications", "1")} AND (?2 IS NULL OR ${ofCustomer}))`;
})();

const codesOf = ({ discountCodes, customerId }: Order) =>
  [JSON.stringify(discountCodes.map(({ discountCode }) => discountCode.id)), customerId ?? null] as const;

/**
 * Counts the order for its codes. For a code that was used up meanwhile, the NOT NULL column refuses the statement and
 * with it the whole batch, so that no code exceeds its limit.
 */
function countApplications(context: RequestContext, order: Order): D1PreparedStatement {
  return context.db
    .prepare(
      `INSERT INTO discount_code_application (code_id, order_id, customer_id)
        SELECT CASE WHEN ${IS_LEFT} THEN w.value END, ?3, ?2
        FROM json_each(?1) w LEFT JOIN resource r ON r.id = w.value`,
    )
    .bind(...codesOf(order), order.id);
}

/** The first code of the order that was used up meanwhile. */
function findUsedUp(context: RequestContext, order: Order) {
  return context.db
    .prepare(
      `SELECT r.id, r.lookup AS code FROM json_each(?1) w JOIN resource r ON r.id = w.value
        WHERE NOT ${IS_LEFT} ORDER BY w.key LIMIT 1`,
    )
    .bind(...codesOf(order))
    .first<{ id: string; code: string }>();
}

/** Explains a lost race: the winner placed the same order, the last unit of a SKU is sold, or a code is used up. */
async function explain(
  context: RequestContext,
  order: Order,
  demands: readonly StockDemand[],
  error: unknown,
): Promise<unknown> {
  const lack = await explainLackOfStock(context, demands, error);
  if (lack) return lack;
  if (String(error).includes("discount_code_application.code_id")) {
    const usedUp = await findUsedUp(context, order);
    if (usedUp) return discountCodeNotApplicable(usedUp.code, usedUp.id);
  }
  if (error instanceof PlatformError && error.code === "ConcurrentModification") {
    await requireFreeOrderNumber(context, order.orderNumber);
  }
  return error;
}

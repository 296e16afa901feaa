import type { Cart } from "../../carts/cart.ts";
import { loadCartFacts } from "../../carts/facts/load-cart-facts.ts";
import { requireAnyVersion } from "../../carts/storage/require-cart.ts";
import { concurrentModification } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import type { Order } from "../order.ts";
import type { OrderDraft } from "../order-draft.ts";
import { requireOrderable } from "../require-orderable.ts";
import { requireStock, type StockRow } from "../require-stock.ts";
import { readStockDemands } from "../stock-demand.ts";
import { commitOrder } from "../storage/commit-order.ts";
import { requireFreeOrderNumber } from "../storage/require-free-order-number.ts";
import { selectStock } from "../storage/stock-statements.ts";
import { toOrder } from "../to-order.ts";

/**
 * Makes a cart into an order, exactly once, in one batch: order, cart, stock and code applications together or not
 * at all. A taken order number is answered with DuplicateField even when the cart is ordered by now, so that a
 * caller who repeats an order of unknown outcome learns that it was placed.
 */
export async function createOrder(
  context: RequestContext,
  draft: OrderDraft,
  storeKey: string | null | undefined,
): Promise<Order> {
  const name = { id: draft.id ?? draft.cart?.id, key: draft.cart?.key, storeKey };
  const cart = await requireAnyVersion(context, name);
  await requireFreeOrderNumber(context, draft.orderNumber);
  if (cart.version !== draft.version) throw concurrentModification(cart.id, draft.version, cart.version);
  const types = draft.custom ? [readTypeName(draft.custom)] : [];
  const facts = await loadCartFacts(context, cart, [{ types, shippingMethods: true }]);
  requireOrderable(cart, facts);
  await requireStockOf(context, cart);
  const order = toOrder(cart, draft, facts.types, context.now);
  await commitOrder(context, cart, order);
  return order;
}

async function requireStockOf(context: RequestContext, cart: Cart): Promise<void> {
  const demands = readStockDemands(cart);
  if (demands.length === 0) return;
  const { results } = await selectStock(context.db, demands).all<StockRow>();
  requireStock(demands, results);
}

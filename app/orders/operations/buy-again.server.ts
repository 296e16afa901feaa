import type { RouterContextProvider } from "react-router";
import { chooseText } from "../../cart/model/cart";
import { type CartAccess, toCartAccess } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { requestContext } from "../../request/context";
import type { CustomerOrder } from "../model/customer-order";
import { listBoughtLines, mayPayAgain } from "../model/what-may-be-done";

/** Limit of one addition (specification: single add-to-cart constant). */
const mostAtOnce = 100;

type Bought = { readonly name: string; readonly requested: number };

/** The result of each article of an order that is bought again. */
export type BoughtAgain = {
  /** Pieces. */
  readonly added: number;
  readonly clamped: readonly (Bought & { readonly added: number })[];
  readonly gone: readonly string[];
  readonly soldOut: readonly string[];
  readonly hasGuarantees: boolean;
  /** The cart could not be reached: missing articles may be requested again with the same key. */
  readonly isBroken: boolean;
};

const notSold: ReadonlySet<string> = new Set(["unknown-sku", "not-sold-here"]);
const noneLeft: ReadonlySet<string> = new Set(["out-of-stock", "maximum-quantity"]);

/**
 * Adds those of an order's articles that are still sold to the session's cart, one by one.
 * `key` makes each addition idempotent.
 */
export async function buyAgain(
  access: CartAccess,
  order: Pick<CustomerOrder, "lines">,
  key: string,
  language: string,
): Promise<BoughtAgain> {
  const wanted = mergeLines(order, language);
  const clamped: BoughtAgain["clamped"][number][] = [];
  const gone: string[] = [];
  const soldOut: string[] = [];
  let pieces = 0;
  let isBroken = false;
  for (const [sku, { name, requested }] of wanted) {
    const quantity = Math.min(requested, mostAtOnce);
    const answer = await executeCartCommand(access, { type: "add-line", sku, quantity }, `${key}:${sku}`);
    if (answer.ok) {
      const added = Math.min(answer.value.clampedTo ?? quantity, quantity);
      pieces += added;
      if (added < requested) clamped.push({ name, requested, added });
    } else if (notSold.has(answer.error.code)) gone.push(name);
    else if (noneLeft.has(answer.error.code)) soldOut.push(name);
    else isBroken = true;
  }
  const hasGuarantees = order.lines.some(({ kind }) => kind === "extra_guarantee");
  return { added: pieces, clamped, gone, soldOut, hasGuarantees, isBroken };
}

/** An article in two lines is one addition. */
function mergeLines(order: Pick<CustomerOrder, "lines">, language: string): ReadonlyMap<string, Bought> {
  const wanted = new Map<string, Bought>();
  for (const { sku, name, quantity } of listBoughtLines(order)) {
    const known = wanted.get(sku)?.requested ?? 0;
    wanted.set(sku, { name: chooseText(name, language), requested: known + quantity });
  }
  return wanted;
}

/**
 * Result of paying a failed order again.
 * `ordered`: its articles are in the cart; `paid`: its money arrived meanwhile; `changed`: it must no longer be paid;
 * `down`: the platform or the room failed, so nothing was ordered.
 */
type PaidAgain =
  | { readonly status: "ordered"; readonly bought: BoughtAgain }
  | { readonly status: "paid" | "changed" | "down" };

/**
 * Releases an order whose payment failed and adds its articles to the cart.
 * Releases it first in its room, which receives late payments, then on the platform at the version that was read.
 * So the customer pays at most one order of the same articles.
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

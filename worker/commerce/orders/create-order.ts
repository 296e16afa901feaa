import { calculateCart } from "../carts/calculation/calculate-cart.ts";
import type { Cart, CustomLineItem, LineItem } from "../carts/cart.ts";
import {
  discountCodeNotApplicable,
  invalidItemShippingDetails,
  shippingMethodDoesNotMatchCart,
} from "../carts/cart-errors.ts";
import type { CartFacts } from "../carts/cart-facts.ts";
import { loadCartFacts } from "../carts/facts/load-cart-facts.ts";
import { requireCart } from "../carts/storage/cart-table.ts";
import { concurrentModification, invalidOperation } from "../errors/platform-errors.ts";
import { type Creation, toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { OrderCartCommand } from "../requests/schema-inputs.ts";
import { readTypeName, toCustomFields } from "../resources/custom-fields.ts";
import type { CustomTypes } from "../resources/custom-types.ts";
import { toReference } from "../resources/reference.ts";
import { commitOrder } from "./commit-order.ts";
import type { Order } from "./order.ts";
import { readStockDemands, requireStockOf } from "./order-stock.ts";
import { requireFreeOrderNumber } from "./order-storage.ts";

/**
 * Turns a cart into an order, exactly once, in one batch: order, cart, stock and code applications together or none. A
 * taken order number returns DuplicateField even if the cart is ordered by now, so that a caller who repeats an order
 * of unknown outcome learns that it was placed.
 */
export async function createOrder(
  context: RequestContext,
  draft: OrderCartCommand,
  storeKey: string | null | undefined,
): Promise<Order> {
  const name = { id: draft.id ?? draft.cart?.id, key: draft.cart?.key, storeKey };
  const cart = await requireCart(context, name);
  await requireFreeOrderNumber(context, draft.orderNumber);
  if (cart.version !== draft.version) throw concurrentModification(cart.id, draft.version, cart.version);
  const types = draft.custom ? [readTypeName(draft.custom)] : [];
  const facts = await loadCartFacts(context, cart, [{ types, shippingMethods: true }]);
  requireOrderable(cart, facts);
  await requireStockOf(context, readStockDemands(cart));
  const order = toOrder(cart, draft, facts.types, toCreation(context));
  await commitOrder(context, cart, order);
  return order;
}

/** The order of a cart: its contents and totals exactly as the shopper last saw them. */
export function toOrder(cart: Cart, draft: OrderCartCommand, types: CustomTypes, creation: Creation): Order {
  const { key: _key, cartState: _state, deleteDaysAfterLastModification: _days, ...rest } = cart;
  const { freezeStrategy: _strategy, lock: _lock, ...content } = rest;
  return {
    ...content,
    id: crypto.randomUUID(),
    version: 1,
    ...creation,
    orderNumber: draft.orderNumber ?? undefined,
    purchaseOrderNumber: draft.purchaseOrderNumber ?? cart.purchaseOrderNumber,
    orderState: draft.orderState ?? "Open",
    paymentState: draft.paymentState ?? undefined,
    shipmentState: draft.shipmentState ?? undefined,
    cart: toReference("cart", cart.id),
    custom: toCustomFields(draft.custom, types) ?? cart.custom,
  };
}

/** Throws InvalidItemShippingDetails for a line of which too few or too many units have an address. */
function requireValidDetails({ lineItems, customLineItems }: Cart): void {
  const isWrong = ({ shippingDetails }: LineItem | CustomLineItem) => shippingDetails?.valid === false;
  const line = lineItems.find(isWrong);
  if (line) throw invalidItemShippingDetails("LineItem", line.id);
  const custom = customLineItems.find(isWrong);
  if (custom) throw invalidItemShippingDetails("CustomLineItem", custom.id);
}

/** States in which a code does not prevent an order. */
const GOOD_STATES = new Set(["MatchesCart", "ApplicationStoppedByGroupBestDeal"]);

/**
 * Checks whether a cart may become an order now: it is active or frozen, has contents, an address, a shipping method
 * that still matches, and no code that has stopped applying. A hard freeze ignores changes around the cart. Throws the
 * problem.
 */
function requireOrderable(cart: Cart, facts: CartFacts): void {
  if (cart.cartState !== "Active" && cart.cartState !== "Frozen") {
    throw invalidOperation(
      `The cart '${cart.id}' cannot be ordered because its state is '${cart.cartState}'.`,
    );
  }
  if (cart.lineItems.length + cart.customLineItems.length === 0) {
    throw invalidOperation(`The cart '${cart.id}' cannot be ordered because it is empty.`);
  }
  if (!cart.shippingAddress) {
    throw invalidOperation(`The cart '${cart.id}' cannot be ordered because it has no shipping address.`);
  }
  requireValidDetails(cart);
  if (cart.freezeStrategy === "HardFreeze") return;
  const current = calculateCart(cart, facts);
  if (cart.shippingInfo && current.shippingInfo?.shippingMethodState !== "MatchesCart") {
    throw shippingMethodDoesNotMatchCart();
  }
  const refused = current.discountCodes.find(({ state }) => !GOOD_STATES.has(state));
  if (!refused) return;
  const { id } = refused.discountCode;
  throw discountCodeNotApplicable(facts.discountCodes.find((code) => code.id === id)?.code ?? "", id);
}

import type { Cart } from "../carts/cart.ts";
import { toCustomFields } from "../resources/custom-fields.ts";
import type { CustomTypes } from "../resources/custom-types.ts";
import { toReference } from "../resources/reference.ts";
import type { Order } from "./order.ts";
import type { OrderDraft } from "./order-draft.ts";

/** The order made from a cart: its contents and totals exactly as the shopper last saw them. */
export function toOrder(cart: Cart, draft: OrderDraft, types: CustomTypes, now: Date): Order {
  const { key: _key, cartState: _state, deleteDaysAfterLastModification: _days, ...rest } = cart;
  const { freezeStrategy: _strategy, lock: _lock, ...content } = rest;
  const time = now.toISOString();
  return {
    ...content,
    id: crypto.randomUUID(),
    version: 1,
    createdAt: time,
    lastModifiedAt: time,
    orderNumber: draft.orderNumber ?? undefined,
    purchaseOrderNumber: draft.purchaseOrderNumber ?? cart.purchaseOrderNumber,
    orderState: draft.orderState ?? "Open",
    paymentState: draft.paymentState ?? undefined,
    shipmentState: draft.shipmentState ?? undefined,
    cart: toReference("cart", cart.id),
    custom: toCustomFields(draft.custom, types) ?? cart.custom,
  };
}

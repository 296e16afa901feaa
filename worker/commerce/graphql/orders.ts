import { loadCart } from "../carts/storage/cart-table.ts";
import { createOrder } from "../orders/create-order.ts";
import type { Order } from "../orders/order.ts";
import { type UpdateOrderArguments, updateOrder } from "../orders/order-operations.ts";
import { findOrders, loadOrder, type OrderName } from "../orders/order-storage.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { OrderCartCommand } from "../requests/schema-inputs.ts";
import { readOwner, requireOwner } from "../resources/owner.ts";
import type { AreaResolvers } from "../schema/field-resolvers.ts";
import { contentFields } from "./carts/content-fields.ts";

interface CreateArguments {
  readonly draft: OrderCartCommand;
  readonly storeKey?: string | null;
}

/** Orders: queries, mutations and computed fields. */
export const orderResolvers = {
  queries: {
    order: (_source: unknown, name: OrderName, context: RequestContext) => loadOrder(context, name),
    orders: (_source: unknown, args: QueryArguments, context: RequestContext) =>
      findOrders(context, args, readOwner(context.access)),
  },
  mutations: {
    createOrderFromCart: (_source: unknown, { draft, storeKey }: CreateArguments, context: RequestContext) =>
      createOrder(context, draft, storeKey),
    createMyOrderFromCart: (
      _source: unknown,
      { draft, storeKey }: CreateArguments,
      context: RequestContext,
    ) => {
      requireOwner(context.access);
      return createOrder(context, draft, storeKey);
    },
    updateOrder: (_source: unknown, args: UpdateOrderArguments, context: RequestContext) =>
      updateOrder(context, args),
  },
  types: {
    Order: {
      ...contentFields,
      cartRef: (order: Order) => order.cart,
      returnInfo: (order: Order) => order.returnInfo ?? [],
      cart: (order: Order, _args: object, context: RequestContext) =>
        order.cart ? loadCart(context, { id: order.cart.id }) : null,
      // Messages are not stored yet.
      lastMessageSequenceNumber: () => 0,
    },
  },
} satisfies AreaResolvers;

import { findMatchingMethods } from "../carts/operations/find-matching-methods.ts";
import { loadCart } from "../carts/storage/cart-table.ts";
import { findCarts } from "../carts/storage/find-carts.ts";
import { referencedResourceNotFound } from "../errors/platform-errors.ts";
import { findOrders, loadOrder, type OrderName } from "../orders/order-storage.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResourceByKey } from "../resources/load-resource.ts";
import { readOwner, requireOwner, requireOwnScope } from "../resources/owner.ts";
import type { ResolverMap } from "../schema/field-resolvers.ts";
import { loadCustomerActiveCart } from "./carts/cart-resolvers.ts";

interface InStoreSource {
  readonly storeKey: string;
}

async function enterStore(_source: unknown, { key }: { key: string }, context: RequestContext) {
  const store = await loadResourceByKey(context, "store", key);
  if (!store) throw referencedResourceNotFound("store", key);
  return { storeKey: key };
}

/** Carts and orders of one store. */
export const inStoreFields: ResolverMap = {
  Query: { inStore: enterStore },
  InStore: {
    me: ({ storeKey }: InStoreSource, _args, context) => ({ owner: requireOwner(context.access), storeKey }),
    cart: ({ storeKey }: InStoreSource, { id }: { id: string }, context) => {
      requireOwnScope(context, "view_orders", storeKey);
      return loadCart(context, { id, storeKey });
    },
    carts: ({ storeKey }: InStoreSource, args: QueryArguments, context) => {
      requireOwnScope(context, "view_orders", storeKey);
      return findCarts(context, args, readOwner(context.access), storeKey);
    },
    customerActiveCart: ({ storeKey }: InStoreSource, { customerId }: { customerId: string }, context) => {
      requireOwnScope(context, "view_orders", storeKey);
      return loadCustomerActiveCart(context, customerId, storeKey);
    },
    order: ({ storeKey }: InStoreSource, name: OrderName, context) => {
      requireOwnScope(context, "view_orders", storeKey);
      return loadOrder(context, { ...name, storeKey });
    },
    orders: ({ storeKey }: InStoreSource, args: QueryArguments, context) => {
      requireOwnScope(context, "view_orders", storeKey);
      return findOrders(context, args, readOwner(context.access), storeKey);
    },
    shippingMethodsByCart: ({ storeKey }: InStoreSource, { id }: { id: string }, context) => {
      requireOwnScope(context, "view_shipping_methods", storeKey);
      return findMatchingMethods(context, { id, storeKey });
    },
  },
};

import { loadCart } from "../carts/storage/cart-table.ts";
import { findActiveCart, findCarts } from "../carts/storage/find-carts.ts";
import { findOrders, loadOrder, type OrderName } from "../orders/order-storage.ts";
import type { QueryArguments } from "../paging/page.ts";
import { findPayments, loadPaymentById } from "../payments/payment-storage.ts";
import { type Owner, requireOwner, requireOwnScope } from "../resources/owner.ts";
import type { FieldResolver, ResolverMap } from "../schema/field-resolvers.ts";

/** The shopper of the token, in one store or in all of them. */
interface MeSource {
  readonly owner: Owner;
  readonly storeKey?: string;
}

const ofShopper: Readonly<Record<string, FieldResolver>> = {
  cart: ({ storeKey }: MeSource, { id }: { id: string }, context) => {
    requireOwnScope(context, "manage_my_orders", storeKey);
    return loadCart(context, { id, storeKey: storeKey ?? null });
  },
  carts: ({ owner, storeKey }: MeSource, args: QueryArguments, context) => {
    requireOwnScope(context, "manage_my_orders", storeKey);
    return findCarts(context, args, owner, storeKey);
  },
  activeCart: ({ owner, storeKey }: MeSource, _args, context) => {
    requireOwnScope(context, "manage_my_orders", storeKey);
    return findActiveCart(context, owner, storeKey);
  },
  order: ({ storeKey }: MeSource, name: OrderName, context) => {
    requireOwnScope(context, "manage_my_orders", storeKey);
    return loadOrder(context, { ...name, storeKey: storeKey ?? null });
  },
  orders: ({ owner, storeKey }: MeSource, args: QueryArguments, context) => {
    requireOwnScope(context, "manage_my_orders", storeKey);
    return findOrders(context, args, owner, storeKey);
  },
};

/** `me` and, inside `inStore`, the same for one store. */
export const meFields: ResolverMap = {
  Query: { me: (_source, _args, context): MeSource => ({ owner: requireOwner(context.access) }) },
  Me: {
    ...ofShopper,
    payment: (_source, { id }: { id: string }, context) => {
      requireOwnScope(context, "manage_my_payments");
      return loadPaymentById(context, id);
    },
    payments: ({ owner }: MeSource, args: QueryArguments, context) => {
      requireOwnScope(context, "manage_my_payments");
      return findPayments(context, args, owner);
    },
  },
  InStoreMe: ofShopper,
};

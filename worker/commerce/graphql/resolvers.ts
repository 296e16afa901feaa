import type { AreaResolvers, ResolverMap, RootScopes } from "../schema/field-resolvers.ts";
import { administrationResolvers, administrationScopes } from "./administration/resolvers.ts";
import { cartResolvers } from "./carts/cart-resolvers.ts";
import { catalogueResolvers } from "./catalogue/resolvers.ts";
import { catalogueScopes } from "./catalogue/scopes.ts";
import { customerResolvers, customerScopes } from "./customers.ts";
import { discountResolvers } from "./discounts.ts";
import { inStoreFields } from "./in-store.ts";
import { meFields } from "./me.ts";
import { orderResolvers } from "./orders.ts";
import { paymentResolvers } from "./payments.ts";

const MY = ["manage_my_orders", "manage_my_payments", "manage_my_profile"];

/** A token needs one of these; fields below `me` and `inStore` check their own scopes. */
const cartScopes: RootScopes = {
  cart: ["view_orders"],
  carts: ["view_orders"],
  customerActiveCart: ["view_orders"],
  order: ["view_orders"],
  orders: ["view_orders"],
  payment: ["view_payments"],
  payments: ["view_payments"],
  shippingMethodsByCart: ["view_shipping_methods"],
  cartDiscount: ["view_cart_discounts"],
  cartDiscounts: ["view_cart_discounts"],
  discountCode: ["view_discount_codes"],
  discountCodes: ["view_discount_codes"],
  me: MY,
  inStore: [...MY, "view_orders", "view_shipping_methods", "view_customers"],
  createCart: ["manage_orders"],
  updateCart: ["manage_orders"],
  deleteCart: ["manage_orders"],
  createMyCart: ["manage_my_orders"],
  updateMyCart: ["manage_my_orders"],
  deleteMyCart: ["manage_my_orders"],
  createOrderFromCart: ["manage_orders"],
  createMyOrderFromCart: ["manage_my_orders"],
  updateOrder: ["manage_orders"],
  createPayment: ["manage_payments"],
  updatePayment: ["manage_payments"],
  createMyPayment: ["manage_my_payments"],
  updateMyPayment: ["manage_my_payments"],
};

/** Merges field by field, so that both areas may add to Query, Mutation or a shared type. */
function merge(...maps: readonly ResolverMap[]): ResolverMap {
  const merged: Record<string, ResolverMap[string]> = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) merged[type] = { ...merged[type], ...fields };
  }
  return merged;
}

function toResolverMap({ queries, mutations, types }: AreaResolvers): ResolverMap {
  return { ...types, Query: queries, Mutation: mutations };
}

export const resolvers: ResolverMap = merge(
  administrationResolvers,
  catalogueResolvers,
  ...[discountResolvers, cartResolvers, paymentResolvers, orderResolvers].map(toResolverMap),
  meFields,
  inStoreFields,
  customerResolvers,
);

export const rootScopes: RootScopes = {
  ...administrationScopes,
  ...catalogueScopes,
  ...cartScopes,
  ...customerScopes,
};

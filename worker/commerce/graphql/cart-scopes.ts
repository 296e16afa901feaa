import type { RootScopes } from "../schema/field-resolvers.ts";

const MY = ["manage_my_orders", "manage_my_payments", "manage_my_profile"];

/** One of these a token must hold; what is below `me` and `inStore` asks for its own scopes. */
export const cartScopes: RootScopes = {
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

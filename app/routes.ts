import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("catalogue/routes/home.tsx"),
  route("search", "catalogue/routes/search.tsx"),
  route("new-arrivals", "catalogue/routes/new-arrivals.tsx"),
  route("sales", "catalogue/routes/sales.tsx"),
  route("categories", "catalogue/routes/categories.tsx"),
  route("navigation", "catalogue/routes/navigation.ts"),
  route("personal", "cart/routes/personal.ts"),
  route("personal/cart", "cart/routes/personal-cart.ts"),
  route("checkout/cart", "cart/routes/cart.tsx"),
  route("checkout/addresses", "checkout/routes/addresses.tsx"),
  route("checkout/payment", "checkout/routes/payment.tsx"),
  route("checkout/payment/result", "checkout/routes/payment-result.ts"),
  route("checkout/thank-you", "orders/routes/thank-you.tsx"),
  route("adyen-payment-error", "checkout/routes/payment-error.tsx"),
  route("checkout/*", "checkout/routes/to-addresses.ts"),
  route("product-reviews/:sku", "catalogue/routes/product-reviews.tsx"),
  route(":slug", "catalogue/routes/by-slug.tsx"),
  route("*", "frame/routes/not-found.tsx"),
] satisfies RouteConfig;

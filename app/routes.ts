import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

const catalogue = [
  index("catalogue/routes/home.tsx"),
  route("search", "catalogue/routes/search.tsx"),
  route("new-arrivals", "catalogue/routes/new-arrivals.tsx"),
  route("sales", "catalogue/routes/sales.tsx"),
  route("categories", "catalogue/routes/categories.tsx"),
  route("compare", "catalogue/routes/compare.tsx"),
  route("product-reviews/:sku", "catalogue/routes/product-reviews.tsx"),
  route("write-review/:sku", "catalogue/routes/write-review.tsx"),
  route("navigation", "catalogue/routes/navigation.ts"),
  route("suggestions", "catalogue/routes/suggestions.ts"),
  route("viewed", "catalogue/routes/viewed.ts"),
  route("recommendations/:row", "recommendations/routes/row.ts"),
  // Products, categories and content pages.
  route(":slug", "catalogue/routes/by-slug.tsx"),
  route(":slug/passport", "catalogue/routes/passport.tsx"),
];

const lists = [
  route("my-lists", "lists/routes/my-lists.tsx"),
  route("shared-list", "lists/routes/shared-list.tsx"),
];

const cart = [
  route("checkout/cart", "cart/routes/cart.tsx"),
  route("quick-order", "cart/routes/quick-order.tsx"),
  route("quick-order/preview", "cart/routes/quick-order-preview.ts"),
  route("quick-order/template", "cart/routes/quick-order-template.ts"),
  route("assistant-access", "cart/routes/assistant-access.tsx"),
  route("assistant-cart", "cart/routes/assistant-cart.tsx"),
  route("after-add/:sku", "cart/routes/after-add.ts"),
];

const checkout = [
  ...prefix("checkout", [
    route("addresses", "checkout/routes/addresses.tsx"),
    route("payment", "checkout/routes/payment.tsx"),
    route("payment/result", "checkout/routes/payment-result.ts"),
    route("thank-you", "orders/routes/thank-you.tsx"),
    route("again", "orders/routes/order-again.tsx"),
    route("login", "accounts/routes/login.tsx", { id: "checkout-login" }),
    route("login/passkey", "accounts/routes/passkey-sign-in.ts", { id: "checkout-passkey" }),
    route("create-account", "accounts/routes/create-account.tsx", { id: "checkout-create-account" }),
    route("password-reset", "accounts/routes/password-reset.tsx", { id: "checkout-password-reset" }),
    route("*", "checkout/routes/to-addresses.ts"),
  ]),
  route("adyen-payment-error", "checkout/routes/payment-error.tsx"),
  route("address-suggestions", "checkout/routes/address-suggestions.ts"),
];

const signIn = [
  route("login", "accounts/routes/login.tsx"),
  ...prefix("login", [
    route("passkey", "accounts/routes/passkey-sign-in.ts"),
    route("with/:provider", "accounts/routes/start-at-provider.ts"),
    route("with/:provider/return", "accounts/routes/return-from-provider.ts"),
    route("join", "accounts/routes/join-account.tsx"),
  ]),
  route("log-out", "accounts/routes/log-out.tsx"),
  route("create-account", "accounts/routes/create-account.tsx"),
  ...prefix("create-account", [
    route("check-email", "accounts/routes/check-email.tsx", { id: "sign-up-check-email" }),
    route("confirm", "accounts/routes/confirm-account.tsx"),
    route("confirm-email", "accounts/routes/confirm-email.tsx"),
  ]),
  route("password-reset", "accounts/routes/password-reset.tsx"),
  ...prefix("password-reset", [
    route("check-email", "accounts/routes/check-email.tsx"),
    route("change-password", "accounts/routes/password-reset.tsx", { id: "change-password" }),
  ]),
  route("email-change", "accounts/routes/email-change.tsx"),
];

const account = [
  route("my-account", "accounts/routes/overview.tsx"),
  ...prefix("my-account", [
    route("my-profile", "accounts/routes/my-profile.tsx"),
    route("shipping-details", "checkout/routes/shipping-details.tsx"),
    route("billing-details", "checkout/routes/billing-details.tsx"),
    route("order-history", "orders/routes/order-history.tsx"),
    route("order-history/:number", "orders/routes/order.tsx"),
    route("order-history/:number/invoice", "orders/routes/invoice.tsx"),
    route("order-history/:number/invoice/pdf", "orders/routes/invoice-pdf.ts"),
    route("my-machines", "orders/routes/my-machines.tsx"),
    route("order-history/:number/invoice/xml", "orders/routes/invoice-xml.ts"),
    route("my-reviews", "orders/routes/my-reviews.tsx"),
    route("quick-order", "cart/routes/own-quick-order.tsx"),
    route("loyalty-card", "accounts/routes/loyalty-card.tsx"),
    route("my-newsletter", "accounts/routes/my-newsletter.tsx"),
    route("linked-sign-ins", "accounts/routes/linked-sign-ins.tsx"),
    route("security", "accounts/routes/security.tsx"),
    route("passkeys", "accounts/routes/passkeys.ts"),
    route("my-data", "accounts/routes/my-data.ts"),
  ]),
];

// What a public page shows of one shopper; fetched after the first paint.
const personal = [
  route("personal", "cart/routes/personal.ts"),
  ...prefix("personal", [
    route("cart", "cart/routes/personal-cart.ts"),
    route("purchase", "orders/routes/personal-purchase.ts"),
    route("lists", "lists/routes/personal-lists.ts"),
    route("wallet", "checkout/routes/wallet.ts"),
  ]),
];

const service = [
  route("support", "support/routes/support.tsx"),
  route("support/form", "support/routes/support-form.ts"),
  route("order-status", "orders/routes/order-status.tsx"),
  route("order-status/invoice", "orders/routes/order-status-invoice.tsx"),
  route("order-status/invoice/pdf", "orders/routes/order-status-invoice-pdf.ts"),
  route("order-status/invoice/xml", "orders/routes/order-status-invoice-xml.ts"),
  route("returns", "orders/routes/returns.tsx"),
  route("returns/label", "orders/routes/return-label.ts"),
  route("withdrawal", "orders/routes/withdrawal.tsx"),
  route("repair", "repair/routes/repair.tsx"),
  route("repair/form", "repair/routes/information-form.tsx"),
  route("newsletter-subscription", "newsletter/routes/sign-up.tsx"),
  route("newsletter-subscription/check-email", "newsletter/routes/check-mailbox.tsx"),
  route("unsubscribe", "newsletter/routes/unsubscribe.tsx"),
  route("consents", "consent/routes/consents.tsx"),
  route("consent-panel", "consent/routes/consent-panel.ts"),
  route("consent-services", "consent/routes/consent-services.ts"),
];

const frame = [
  route("countries", "frame/routes/countries.tsx"),
  route("countries/list", "frame/routes/country-list.ts"),
  route("ways-on", "frame/routes/ways-on.ts"),
  route("offline", "frame/routes/offline.ts"),
  route("components", "frame/routes/components.tsx"),
  route("*", "frame/routes/not-found.tsx"),
];

/** The shop's table of contents, by area; React Router ranks the paths, so their order decides nothing. */
export default [
  ...catalogue,
  ...lists,
  ...cart,
  ...checkout,
  ...signIn,
  ...account,
  ...personal,
  ...service,
  ...frame,
] satisfies RouteConfig;

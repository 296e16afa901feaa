/**
 * The message domains, one file per language and domain: `locales/<language>/<domain>.json`. The browser fetches only
 * the files that its page needs, before it hydrates; `content` (header, footer, meta texts), `blocks`, `pages`,
 * `consent`, `newsletter`, `mail`, `withdrawal`, `profile`, `quick-order`, `my-addresses`, `recommendations`, `repair`,
 * `e-invoice`, `feeds`, `machines`, `assistant` and `support` are rendered on the server and never sent.
 */
export const messageDomains = [
  "frame",
  "catalogue",
  "reviews",
  "compare",
  "guarantee",
  "product",
  "cart",
  "checkout",
  "vat",
  "address",
  "orders",
  "payment",
  "content",
  "blocks",
  "listing",
  "lists",
  "wallet",
  "mail",
  "withdrawal",
  "profile",
  "security",
  "account",
  "quick-order",
  "assistant",
  "my-addresses",
  "social",
  "my-orders",
  "consent",
  "newsletter",
  "pages",
  "support",
  "footer",
  "recommendations",
  "repair",
  "e-invoice",
  "feeds",
  "machines",
] as const;

export type MessageDomain = (typeof messageDomains)[number];

/** Domains that the browser needs on every page; some URLs need more (`shop-paths.ts`). */
export const commonMessageDomains: readonly MessageDomain[] = ["frame", "catalogue", "cart"];

/**
 * Domains of pages that are also reached by client-side navigation: every head contains the URLs of their messages, the
 * browser fetches them when they are first shown (`useMessages`), and a page that shows them preloads them
 * (`PageHead.messageDomains`).
 */
export const lazyMessageDomains: readonly MessageDomain[] = ["product"];

import { productPath } from "../../catalogue/model/product-number";

/** The pages around which the frame differs. */
export type PageKind = "start" | "product" | "newsletter" | "cart" | "payment" | "thank-you";

const kinds: readonly (readonly [PageKind, RegExp])[] = [
  ["start", /^\/$/],
  ["product", productPath],
  ["newsletter", /^\/newsletter-subscription(?:\/|$)/],
  ["cart", /^\/checkout\/cart$/],
  ["payment", /^\/checkout\/payment$/],
  ["thank-you", /^\/checkout\/thank-you$/],
];

/**
 * Returns the kind of the page at a path without language prefix, for styles of elements outside the page (`data-page`
 * of the root element). A `:root:has(…)` for the same would make a browser compute the style of every element again
 * when any part of the page changes: a third of the time between a click and the next page on a phone.
 */
export function toPageKind(path: string): PageKind | undefined {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0];
}

import type { Translate } from "../../i18n/translate";

/** A problem of the order button as the page gets it: codes and figures only. */
export type OrderProblemView = {
  readonly code: string;
  readonly left: readonly { readonly sku: string; readonly left: number }[];
};

const sentences: ReadonlySet<string> = new Set([
  "out-of-stock",
  "method-not-allowed",
  "total-changed",
  "too-many-attempts",
  "platform-unavailable",
  "no-method",
]);

/** The sentence of a problem; what has none of its own means that the cart changed. */
export function toProblemText(problem: OrderProblemView, translate: Translate): string {
  return translate(`checkout.order.${sentences.has(problem.code) ? problem.code : "cart-changed"}`);
}

import type { Translate } from "../../i18n/translate";
import type { BirthDateError } from "../model/birth-date";
import type { NewsletterAnswer } from "../model/choose-newsletter-consent";

/** A problem of the payment form for the page: codes, numbers, and the input. */
export type OrderProblemView = {
  readonly code: string;
  readonly left?: readonly { readonly sku: string; readonly left: number }[];
  /** SKUs of lines that are no longer for sale. */
  readonly unsellable?: readonly string[];
  readonly birthDateError?: BirthDateError;
  /** The submitted form, for a page that loads again. */
  readonly typed?: {
    readonly method: string | null;
    readonly birthDate: string | null;
    readonly refusesReviewMail: boolean;
    readonly newsletter?: NewsletterAnswer;
  };
};

const sentences: ReadonlySet<string> = new Set([
  "out-of-stock",
  "not-for-sale",
  "method-not-allowed",
  "total-changed",
  "too-many-attempts",
  "platform-unavailable",
  "no-method",
]);

/** Returns the sentence of a problem; a problem without one means that the cart changed. */
export function toProblemText(problem: OrderProblemView, translate: Translate): string {
  const { birthDateError, code } = problem;
  if (birthDateError) return translate(`payment.birthDate.${birthDateError}`);
  if (code.startsWith("offline-")) return translate(`payment.offline.${code.slice("offline-".length)}`);
  return translate(`checkout.order.${sentences.has(code) ? code : "cart-changed"}`);
}

import { is, pattern, size, string } from "superstruct";
import { noPayment } from "../../orders/model/order";
import type { NewsletterAnswer } from "./choose-newsletter-consent";
import { isPaymentMethod, type PaymentMethodId } from "./payment-method";

/** The payment page's form. `totalCents` is the total on the page when the shopper pressed the button. */
export type OrderForm = {
  readonly intent: "choose" | "update" | "order";
  readonly method: PaymentMethodId | typeof noPayment | null;
  readonly cartId: string | null;
  readonly totalCents: number | null;
  readonly key: string | null;
  /** As entered, may be empty; null: the field was not on the page. */
  readonly birthDate: string | null;
  /** false: the shopper ticked "do not send me a questionnaire". */
  readonly agreedToReviewMail: boolean;
  readonly newsletter: NewsletterAnswer;
};

const Identifier = pattern(string(), /^[\w:.-]{1,120}$/);
const ShortText = size(string(), 0, 20);

export function parseOrderForm(form: FormData): OrderForm {
  const identifier = (name: string) => {
    const value = form.get(name);
    return is(value, Identifier) ? value : null;
  };
  const method = form.get("method");
  const intent = form.get("intent");
  const birthDate = form.get("birthDate");
  const newsletter = form.get("newsletter");
  const total = identifier("total");
  return {
    intent: intent === "order" || intent === "choose" ? intent : "update",
    method: method === noPayment || isPaymentMethod(method) ? method : null,
    cartId: identifier("cart"),
    totalCents: total !== null && /^\d{1,12}$/.test(total) ? Number(total) : null,
    key: identifier("key"),
    birthDate: is(birthDate, ShortText) ? birthDate : null,
    agreedToReviewMail: form.get("refuseReviewMail") !== "on",
    newsletter: newsletter === "wants" || newsletter === "refuses" ? newsletter : "left-alone",
  };
}

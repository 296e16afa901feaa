import { is, pattern, string } from "superstruct";
import { type ConnectedPaymentMethod, isConnectedPaymentMethod } from "./payment-method";

/** What the payment page posts. `totalCents` is the total that the shopper saw when pressing the button. */
export type OrderForm = {
  readonly intent: "choose" | "update" | "order";
  readonly method: ConnectedPaymentMethod | null;
  readonly cartId: string | null;
  readonly totalCents: number | null;
  readonly key: string | null;
  /** false: the shopper ticked "do not send me a questionnaire". */
  readonly agreedToReviewMail: boolean;
};

const Identifier = pattern(string(), /^[\w:.-]{1,120}$/);

export function parseOrderForm(form: FormData): OrderForm {
  const identifier = (name: string) => {
    const value = form.get(name);
    return is(value, Identifier) ? value : null;
  };
  const method = form.get("method");
  const intent = form.get("intent");
  const total = identifier("total");
  return {
    intent: intent === "order" || intent === "choose" ? intent : "update",
    method: isConnectedPaymentMethod(method) ? method : null,
    cartId: identifier("cart"),
    totalCents: total !== null && /^\d{1,12}$/.test(total) ? Number(total) : null,
    key: identifier("key"),
    agreedToReviewMail: form.get("refuseReviewMail") !== "on",
  };
}

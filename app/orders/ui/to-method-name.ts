import type { Translate } from "../../i18n/translate";

/** Names that are the same in every language. */
const properNames: Readonly<Record<string, string>> = {
  paypal: "PayPal",
  onlineBanking_PL: "Przelewy online / BLIK",
  ideal: "iDEAL",
  applepay: "Apple Pay",
  googlepay: "Google Pay",
  multibanco: "Multibanco",
  twint: "TWINT",
  mobilepay: "MobilePay",
};

/** Returns a payment method's public name. */
export function toMethodName(method: string, translate: Translate): string {
  return properNames[method] ?? translate(`payment.method.${method}.name`);
}

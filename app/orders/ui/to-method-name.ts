import type { Translate } from "../../i18n/translate";

/** What is called the same in every language. */
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

/** The name of a payment method as shoppers know it. */
export function toMethodName(method: string, translate: Translate): string {
  return properNames[method] ?? translate(`payment.method.${method}.name`);
}

import type { ConsentSource } from "./consent";

/**
 * Version of the words that each place shows beside its boxes and buttons, kept with each decision, so that it can be
 * proved what was agreed to (GDPR 7(1)). Whoever changes such words raises it: `consent-wording.test.ts` says when.
 */
export const consentWordings: Readonly<Record<Exclude<ConsentSource, "care">, string>> = {
  account: "account-1",
  checkout: "checkout-1",
  "sign-up": "newsletter-1",
  newsletter: "newsletter-1",
  mail: "mail-1",
};

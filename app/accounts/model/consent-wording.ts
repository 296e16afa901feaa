import type { ConsentSource } from "./consent";

/**
 * Version of the consent texts next to the boxes and buttons, by source.
 * It is stored with each decision as proof of the consent's wording (GDPR 7(1)). A change of the texts needs a new
 * version: `consent-wording.test.ts` reports it.
 */
export const consentWordings: Readonly<Record<Exclude<ConsentSource, "care">, string>> = {
  account: "account-2",
  checkout: "checkout-2",
  "sign-up": "newsletter-3",
  newsletter: "newsletter-3",
  mail: "mail-2",
};

export const currencyCodes = [
  "EUR",
  "GBP",
  "CHF",
  "CZK",
  "DKK",
  "SEK",
  "HUF",
  "RON",
  "NOK",
  "PLN",
  "BGN",
  "USD",
] as const;

/** ISO 4217. All of them have two minor digits on the platform, HUF included; USD has no shop. */
export type CurrencyCode = (typeof currencyCodes)[number];

import { type DemoCountry, demoCountries } from "../country.ts";
import { type Currency, toMoney } from "../currency.ts";
import { localize } from "../language.ts";
import { words } from "../words.ts";
import { customFields } from "./draft.ts";

/** About two euros in the store's currency, gross. */
const codFees: Readonly<Record<Currency, number>> = {
  EUR: 1.99,
  GBP: 1.79,
  CHF: 1.99,
  CZK: 49,
  DKK: 15,
  SEK: 22,
  HUF: 790,
  RON: 9.99,
  NOK: 23,
  PLN: 8.99,
  BGN: 3.99,
};

const dayMs = 86_400_000;

/** One store per country, with its settings. */
export function createStores(now: Date) {
  return demoCountries.map((country, at) => ({
    key: `shop_${country.code.toLowerCase()}`,
    name: { en: `Ironhall ${country.label}` },
    languages: country.languages,
    countries: [{ code: country.code }],
    custom: customFields("store-settings", {
      ...settingsOf(country, at),
      ...campaignOf(now),
    }),
  }));
}

function settingsOf(country: DemoCountry, at: number) {
  return {
    codFee: toMoney(country.code === "DE" ? 0 : codFees[country.currency], country.currency),
    codFeeTitle: localize((language) => words[language].phrases.codFee),
    bankBic: "IRHLDEB1XXX",
    bankAccountOwner: "Ironhall Trading GmbH",
    bankInstitute: "Testbank Berlin",
    bankIban: toTestIban(at),
    realtimeEnabled: true,
    maxLineQuantity: 1000,
    maxAddQuantity: 100,
    extraGuaranteeEnabled: false,
    complementaryProductsEnabled: false,
    addressAutocompleteEnabled: false,
    trustScoreEnabled: true,
    vatValidationEnabled: true,
    taxRateChangeEnabled: true,
    googleReviewsEnabled: false,
    volumeDiscountsEnabled: true,
  };
}

/** The campaign that runs today, as long as the weekly deals, whose products have its tag `campaign:black_friday`. */
function campaignOf(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const day = (days: number) => new Date(today + days * dayMs).toISOString();
  return { campaignName: "Black Friday", startDate: day(-3), endDate: day(11) };
}

/** An IBAN whose check digits are right and whose bank does not exist. */
export function toTestIban(at: number): string {
  const account = `99999999${String(1_234_500 + at).padStart(10, "0")}`;
  // ISO 13616: country letters as numbers (D 13, E 14), two zeros, modulo 97
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, "0")}${account}`;
}

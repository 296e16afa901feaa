import { type ShopCountry, shopCountries } from "../../../scripts/base/country.ts";
import { type Currency, toMoney } from "../currency.ts";
import { localize } from "../language.ts";
import { toCampaignFields } from "../trade/campaigns.ts";
import { flagsOf } from "../trade/store-flags.ts";
import { words } from "../words/words.ts";
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

/** Creates one store per country, with its settings. */
export function createStores(now: Date) {
  return shopCountries.map((country, at) => ({
    key: `shop_${country.code.toLowerCase()}`,
    name: { en: `Ironhall ${country.label}` },
    languages: country.languages,
    countries: [{ code: country.code }],
    custom: customFields("store-settings", {
      ...settingsOf(country, at),
      ...toCampaignFields(country.code, now),
    }),
  }));
}

function settingsOf(country: ShopCountry, at: number) {
  return {
    codFee: toMoney(country.code === "DE" ? 0 : codFees[country.currency], country.currency),
    codFeeTitle: localize((language) => words[language].trade.shipping.codFee),
    ...(country.code === "CH" ? swissBank : germanBank),
    bankAccountOwner: "Ironhall Equipment",
    bankIban: country.code === "CH" ? toTestIban(at, "CH") : toTestIban(at),
    maxLineQuantity: 1000,
    maxAddQuantity: 100,
    // The demo merchant has one warehouse, in Germany.
    dispatchCountry: "DE",
    productFeeds: idealoCountries.has(country.code) ? "google openai meta idealo" : "google openai meta",
    ...flagsOf(country.code),
  };
}

/** Where the price comparison idealo has a site. */
const idealoCountries: ReadonlySet<string> = new Set(["AT", "DE", "ES", "FR", "GB", "IT"]);

const germanBank = { bankBic: "IRHLDEB1XXX", bankInstitute: "Testbank Berlin" };
/** Francs go to an account in Switzerland. */
const swissBank = { bankBic: "IRHLCHZ1XXX", bankInstitute: "Testbank Zürich" };

/** Number of a bank that does not exist, and length of an account's number, by country. */
const accounts = {
  DE: { bank: "99999999", length: 10, letters: "1314" },
  CH: { bank: "99999", length: 12, letters: "1217" },
} as const;

/** Returns an IBAN with valid check digits and a bank that does not exist. */
export function toTestIban(at: number, country: keyof typeof accounts = "DE"): string {
  const { bank, length, letters } = accounts[country];
  const account = bank + String(1_234_500 + at).padStart(length, "0");
  // ISO 13616: country letters as numbers (D 13, E 14), two zeros, modulo 97
  const check = 98n - (BigInt(`${account}${letters}00`) % 97n);
  return `${country}${String(check).padStart(2, "0")}${account}`;
}

/** The container of settings that a merchant makes for all stores. */
const SETTINGS = "shop-settings";

/** Creates settings besides the stores' custom fields: the bank for transfers, and defaults for stores. */
export function createCustomObjects() {
  const object = (key: string, value: unknown) => ({ container: SETTINGS, key, value });
  return [
    object("bank", {
      owner: "Ironhall Equipment",
      institute: "Testbank Berlin",
      bic: "IRHLDEB1XXX",
    }),
    object(
      "cod-fee-title",
      localize((language) => words[language].trade.shipping.codFee),
    ),
    object("flags", {
      realtimeEnabled: true,
      trustScoreEnabled: true,
      vatValidationEnabled: true,
      taxRateChangeEnabled: true,
      volumeDiscountsEnabled: true,
      extraGuaranteeEnabled: false,
      complementaryProductsEnabled: false,
      addressAutocompleteEnabled: false,
      googleReviewsEnabled: false,
      supportFormEnabled: true,
      recommendationsEnabled: true,
    }),
  ];
}

import { bulgarianCurrency } from "./bulgarian-currency";
import type { Country, CountryCode } from "./country";
import type { Locale } from "./locale";
import type { ShopCurrency } from "./low-stock-boundaries";

/** Name, locales, currency and time zone of a country. */
export type CountryRegion = {
  readonly label: string;
  /** First is the default. */
  readonly locales: Country["locales"];
  readonly currency: ShopCurrency;
  readonly topLevelDomain: string;
  readonly timeZone: string;
};

export const countryRegions: Readonly<Record<CountryCode, CountryRegion>> = {
  SK: region("Slovakia", ["sk-SK"], "EUR", "sk", "Europe/Bratislava"),
  IE: region("Ireland", ["en-IE"], "EUR", "ie", "Europe/Dublin"),
  DE: region("Germany", ["de-DE"], "EUR", "de", "Europe/Berlin"),
  PT: region("Portugal", ["pt-PT"], "EUR", "pt", "Europe/Lisbon"),
  IT: region("Italy", ["it-IT"], "EUR", "it", "Europe/Rome"),
  FR: region("France", ["fr-FR"], "EUR", "fr", "Europe/Paris"),
  HU: region("Hungary", ["hu-HU"], "HUF", "hu", "Europe/Budapest"),
  CZ: region("Czechia", ["cs-CZ"], "CZK", "cz", "Europe/Prague"),
  AT: region("Austria", ["de-AT"], "EUR", "at", "Europe/Vienna"),
  NO: region("Norway", ["nb-NO"], "NOK", "no", "Europe/Oslo"),
  NL: region("Netherlands", ["nl-NL"], "EUR", "nl", "Europe/Amsterdam"),
  CH: region("Switzerland", ["de-CH", "fr-CH", "it-CH"], "CHF", "ch", "Europe/Zurich"),
  BE: region("Belgium", ["fr-BE", "nl-BE"], "EUR", "be", "Europe/Brussels"),
  DK: region("Denmark", ["da-DK"], "DKK", "dk", "Europe/Copenhagen"),
  SE: region("Sweden", ["sv-SE"], "SEK", "se", "Europe/Stockholm"),
  ES: region("Spain", ["es-ES"], "EUR", "es", "Europe/Madrid"),
  GB: region("United Kingdom", ["en-GB"], "GBP", "co.uk", "Europe/London"),
  FI: region("Finland", ["fi-FI"], "EUR", "fi", "Europe/Helsinki"),
  PL: region("Poland", ["pl-PL"], "PLN", "pl", "Europe/Warsaw"),
  RO: region("Romania", ["ro-RO"], "RON", "ro", "Europe/Bucharest"),
  LT: region("Lithuania", ["lt-LT"], "EUR", "lt", "Europe/Vilnius"),
  SI: region("Slovenia", ["sl-SI"], "EUR", "si", "Europe/Ljubljana"),
  BG: region("Bulgaria", ["bg-BG"], bulgarianCurrency, "bg", "Europe/Sofia"),
  GR: region("Greece", ["el-GR"], "EUR", "gr", "Europe/Athens"),
  HR: region("Croatia", ["hr-HR"], "EUR", "hr", "Europe/Zagreb"),
};

function region(
  label: string,
  locales: readonly [Locale, ...Locale[]],
  currency: ShopCurrency,
  topLevelDomain: string,
  timeZone: string,
): CountryRegion {
  return { label, locales, currency, topLevelDomain, timeZone };
}

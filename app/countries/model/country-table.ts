import { brand } from "./brand";
import { type BulgarianCurrency, bulgarianCurrency } from "./bulgarian-currency";
import { toCashOnDeliveryLimits } from "./cash-on-delivery-limits";
import { type Country, type CountryCode, countryCodes } from "./country";
import { toCountryFlags } from "./country-flags";
import { countryRegions } from "./country-regions";
import { type Language, type Locale, toLanguage } from "./locale";
import { lowStockBoundaries } from "./low-stock-boundaries";
import { postalCodeFormats } from "./postal-code-formats";
import { vatFormats } from "./vat-formats";

/** The country of bare `localhost`, and the fallback for a missing country. */
export const defaultCountryCode: CountryCode = "SK";

/** Stores whose key does not end in the country's code. */
const storeKeyEndings: Readonly<Partial<Record<CountryCode, string>>> = {};

/** The shop's data of all countries, in the order of the country list. */
export const countryTable: readonly Country[] = buildCountryTable(bulgarianCurrency);

const byCode = new Map(countryTable.map((country) => [country.code, country]));

/** The row of a country. */
export function getCountry(code: CountryCode): Country {
  const country = byCode.get(code);
  if (!country) throw new Error(`The country table has no row ${code}`);
  return country;
}

/** Builds the table with Bulgaria's currency; all other values are the same. */
export function buildCountryTable(bulgariaPaysIn: BulgarianCurrency): readonly Country[] {
  return countryCodes.map((code) => toCountry(code, bulgariaPaysIn));
}

function toCountry(code: CountryCode, bulgariaPaysIn: BulgarianCurrency): Country {
  const { currency: usualCurrency, ...region } = countryRegions[code];
  const currency = code === "BG" ? bulgariaPaysIn : usualCurrency;
  const ending = code.toLowerCase();
  return {
    code,
    ...region,
    currency,
    storeKey: `shop_${storeKeyEndings[code] ?? ending}`,
    productionDomain: `www.${brand.domainLabel}.${region.topLevelDomain}`,
    flagFile: `/flags/${ending}.svg`,
    isDefault: code === defaultCountryCode,
    parcelTrackingIds: toIdsPerLanguage(region.locales, `${brand.domainLabel}-parcels-${ending}`),
    recommendationIds: toIdsPerLanguage(region.locales, `${brand.domainLabel}-picks-${ending}`),
    cashOnDelivery: toCashOnDeliveryLimits(code, bulgariaPaysIn),
    lowStock: lowStockBoundaries[currency],
    ...toCountryFlags(code),
    postalCode: postalCodeFormats[code],
    vat: vatFormats[code],
  };
}

function toIdsPerLanguage(locales: readonly Locale[], stem: string): Partial<Record<Language, string>> {
  return Object.fromEntries(locales.map((locale) => [toLanguage(locale), `${stem}-${toLanguage(locale)}`]));
}

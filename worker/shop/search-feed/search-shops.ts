import type { SearchShop } from "../../../app/catalogue/model/search-source";
import type { Country } from "../../../app/countries/model/country";
import { toCountryOn } from "../../../app/countries/model/country-on-day";
import { countryTable } from "../../../app/countries/model/country-table";
import { type Locale, toLanguage } from "../../../app/countries/model/locale";
import type { Day } from "../../../app/foundation/local-day";

/** Every shop in each of its languages: one product index and one category index each. */
export const searchShops: readonly SearchShop[] = countryTable.flatMap((country) =>
  country.locales.map((locale) => toSearchShop(country, locale)),
);

/** The shops with the money of the moment. `euroFrom`: the operator's day for Bulgaria; null: leva. */
export function listSearchShops(moment: Date, euroFrom: Day | null): readonly SearchShop[] {
  return searchShops.map((shop) => ({ ...shop, country: toCountryOn(shop.country, moment, euroFrom) }));
}

/** A record's texts are chosen by the same rules as its page's. */
function toSearchShop(country: Country, locale: Locale): SearchShop {
  const languages = [locale, ...country.locales].map(toLanguage);
  return { country, locale, chain: [...new Set([locale, ...languages, "en"])] };
}

import type { RouterContextProvider } from "react-router";
import { countryTable } from "../../countries/model/country-table";
import { toLanguage } from "../../countries/model/locale";
import { nameLanguage, nameRegion } from "../../i18n/display-names";
import { countryContext, localeContext, originContext } from "../../request/context";
import type { CountryChoice } from "../model/country-choice";
import { toAlternates } from "../model/to-alternates";

/** The 25 countries in the alphabet of the page's language. */
export function loadCountries(context: Readonly<RouterContextProvider>): readonly CountryChoice[] {
  const locale = context.get(localeContext);
  const here = context.get(countryContext);
  const starts = new Map(
    toAlternates(context.get(originContext), () => "/").map(({ hreflang, href }) => [hreflang, href]),
  );
  const choices = countryTable.map(({ code, currency, locales }) => ({
    code,
    name: nameRegion(code, locale),
    currency,
    isHere: code === here.code,
    shops: locales.map((each) => ({
      locale: each,
      language: nameLanguage(toLanguage(each)),
      href: starts.get(each) ?? "/",
    })),
  }));
  const { compare } = new Intl.Collator(locale);
  return choices.sort((one, other) => compare(one.name, other.name));
}

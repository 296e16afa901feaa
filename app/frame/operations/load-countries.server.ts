import type { RouterContextProvider } from "react-router";
import { countryTable } from "../../countries/model/country-table";
import { type Locale, toLanguage } from "../../countries/model/locale";
import { nameLanguage, nameRegion } from "../../i18n/display-names";
import { requestContext } from "../../request/context";
import type { CountryChoice } from "../model/country-choice";
import { toAlternates } from "../model/to-alternates";
import { type FindPath, findPageElsewhere } from "./find-page-elsewhere.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Loads this deployment's countries, sorted by name in the page's language.
 * Each language links to the visitor's page `from`, or to the home page if the shop does not have that page.
 */
export async function loadCountries(context: Context, from: string): Promise<readonly CountryChoice[]> {
  const { locale, country: here, origin } = context.get(requestContext);
  const findPath = await findPageElsewhere(context, from);
  const { openCountries: open } = context.get(requestContext);
  const starts = toHrefs(origin, () => "/");
  const pages = toHrefs(origin, findPath);
  const toShop = (each: Locale) => ({
    locale: each,
    country: nameRegion(each.slice(-2), each),
    language: nameLanguage(toLanguage(each)),
    href: pages.get(each) ?? starts.get(each) ?? "/",
    isHere: each === locale,
    isStartInstead: !pages.has(each),
  });
  const reached = countryTable.filter(({ code }) => open === null || open.includes(code));
  const choices = reached.map(({ code, currency, flagFile, locales }) => ({
    code,
    name: nameRegion(code, locale),
    flagFile,
    currency,
    isHere: code === here.code,
    shops: locales.map(toShop),
  }));
  const { compare } = new Intl.Collator(locale);
  return choices.sort((one, other) => compare(one.name, other.name));
}

function toHrefs(origin: string, findPath: FindPath): ReadonlyMap<string, string> {
  const pages = toAlternates(origin, (_, locale) => findPath(locale));
  return new Map(pages.map(({ hreflang, href }) => [hreflang, href]));
}

/**
 * Returns the URL of the page that opened the country selector; `/` by default.
 * It is everything after `from=`, including `?` and `&`.
 */
export function readFrom({ search }: URL): string {
  return /^\?from=(.+)$/.exec(search)?.[1] ?? "/";
}

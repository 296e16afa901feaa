import type { Country } from "./country";
import { countryTable } from "./country-table";
import { isLanguage, type Locale, toLanguage, toLocaleVariant } from "./locale";

type LanguagePrefix =
  | { readonly kind: "none" }
  /** The country's default language, which has no prefix. */
  | { readonly kind: "default" }
  | { readonly kind: "other"; readonly locale: Locale }
  /** A language or locale of other countries only. */
  | { readonly kind: "foreign" };

const allLocaleVariants: ReadonlySet<string> = new Set(
  countryTable.flatMap((country) => country.locales.map(toLocaleVariant)),
);

/**
 * Parses a path's first segment as a language prefix of the country.
 * A prefix is short (`fr`) or long (`fr-ch`), in lower case.
 */
export function readLanguagePrefix(segment: string | undefined, country: Country): LanguagePrefix {
  if (segment === undefined) return { kind: "none" };
  const locale = country.locales.find(
    (candidate) => segment === toLanguage(candidate) || segment === toLocaleVariant(candidate),
  );
  if (locale) return locale === country.locales[0] ? { kind: "default" } : { kind: "other", locale };
  return isLanguage(segment) || allLocaleVariants.has(segment) ? { kind: "foreign" } : { kind: "none" };
}

/** Adds the language prefix to a path; the home page of a prefixed language is the prefix. */
export function prefixPath(prefix: string, path: string): string {
  return prefix && path === "/" ? prefix : prefix + path;
}

/** `/nl` for a language that is not the country's default, else empty. */
export function toPathPrefix(country: Country, locale: Locale): string {
  return country.locales[0] === locale ? "" : `/${toLanguage(locale)}`;
}

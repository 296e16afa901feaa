import { toLanguage } from "../../countries/model/locale";
import type { PageI18n } from "./page-i18n.server";

type Slugs = Readonly<Record<string, string>>;

/** Path of a page in a language, without prefix; null without a slug in it. */
export function toPathIn(slugs: Slugs): (language: string) => string | null {
  return (language) => {
    const slug = slugs[language];
    return slug === undefined ? null : `/${slug}/`;
  };
}

/**
 * Returns the page's paths in the country's languages, for the language links.
 * Returns undefined for a country with a single language.
 */
export function toLanguagePaths(slugs: Slugs, { country }: PageI18n): Slugs | undefined {
  if (country.locales.length < 2) return undefined;
  return Object.fromEntries(
    country.locales.flatMap((locale, index) => {
      const language = toLanguage(locale);
      const slug = slugs[language];
      return slug === undefined ? [] : [[language, `${index === 0 ? "" : `/${language}`}/${slug}/`]];
    }),
  );
}

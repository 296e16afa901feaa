import { type Language, shopCountries } from "../../scripts/base/country.ts";

export { type Language, languages } from "../../scripts/base/country.ts";

export type Localized = Readonly<Record<Language, string>>;

/**
 * Returns the Intl locale of a language.
 * "pt" alone would be Brazil's (1.800), the shop sells in Portugal (1800).
 */
export function toLocale(language: Language): string {
  return language === "pt" ? "pt-PT" : language;
}

/** Builds a localised text, or another value per language, by calling `write` for each. */
export function localize<T = string>(write: (language: Language) => T): Readonly<Record<Language, T>> {
  return {
    sk: write("sk"),
    en: write("en"),
    de: write("de"),
    pt: write("pt"),
    it: write("it"),
    fr: write("fr"),
    hu: write("hu"),
    cs: write("cs"),
    nb: write("nb"),
    nl: write("nl"),
    da: write("da"),
    sv: write("sv"),
    es: write("es"),
    fi: write("fi"),
    pl: write("pl"),
    ro: write("ro"),
    lt: write("lt"),
    sl: write("sl"),
    bg: write("bg"),
    el: write("el"),
    hr: write("hr"),
  };
}

/** In `de-AT` format, one for each language of each country: 28. */
export const demoLocales: readonly string[] = shopCountries.flatMap(({ code, languages: spoken }) =>
  spoken.map((language) => `${language}-${code}`),
);

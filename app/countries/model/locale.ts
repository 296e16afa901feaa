/** The shops' 21 languages; `nb` is Norwegian Bokmål, `el` is Greek. */
export const languages = [
  "sk",
  "en",
  "de",
  "pt",
  "it",
  "fr",
  "hu",
  "cs",
  "nb",
  "nl",
  "da",
  "sv",
  "es",
  "fi",
  "pl",
  "ro",
  "lt",
  "sl",
  "bg",
  "el",
  "hr",
] as const;

export type Language = (typeof languages)[number];

/** `language-COUNTRY`, for example `sk-SK`. */
export type Locale = `${Language}-${Uppercase<string>}`;

const knownLanguages: ReadonlySet<string> = new Set(languages);

/** The language part of a locale. */
export function toLanguage(locale: Locale): Language {
  const language = locale.slice(0, locale.indexOf("-"));
  if (!isLanguage(language)) throw new Error(`Unknown language in locale ${locale}`);
  return language;
}

export function isLanguage(value: string): value is Language {
  return knownLanguages.has(value);
}

/** The form in URLs and file names: `de-at`. */
export function toLocaleVariant(locale: Locale): string {
  return locale.toLowerCase();
}

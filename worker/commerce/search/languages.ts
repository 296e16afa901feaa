/** Languages with a full-text table of their own (`product_text_<language>`); a new one needs a migration. */
export const SEARCH_LANGUAGES = [
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

const known: ReadonlySet<string> = new Set(SEARCH_LANGUAGES);

/** The language of a locale (`de-AT` → `de`), or null when it has no full-text table. */
export function toSearchLanguage(locale: string): string | null {
  const language = locale.split("-")[0] ?? "";
  return known.has(language) ? language : null;
}

const regions = new Map<string, string>();
const languages = new Map<string, string>();

/** The country's name in the locale's language; made once. */
export function nameRegion(code: string, locale: string): string {
  return remember(
    regions,
    `${locale} ${code}`,
    () => new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code,
  );
}

/** The language's own name, with a capital: Français. */
export function nameLanguage(language: string): string {
  return remember(languages, language, () => {
    const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  });
}

/** The language's name as another says it in a sentence: nemčina, "vokiečių". */
export function nameForeignLanguage(language: string, locale: string): string {
  return remember(
    languages,
    `${locale} ${language}`,
    () => new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language,
  );
}

function remember(known: Map<string, string>, key: string, make: () => string): string {
  const name = known.get(key) ?? make();
  known.set(key, name);
  return name;
}

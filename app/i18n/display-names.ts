const regions = new Map<string, string>();
const languages = new Map<string, string>();

/** Returns the country's name in the locale's language; its formatter is cached. */
export function nameRegion(code: string, locale: string): string {
  return remember(
    regions,
    `${locale} ${code}`,
    () => new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code,
  );
}

/** Names of countries that take an article within an English sentence. */
const withArticle: ReadonlySet<string> = new Set(["GB", "NL"]);

/** Returns the country's name as within a sentence: "the United Kingdom". */
export function nameRegionInSentence(code: string, locale: string): string {
  const name = nameRegion(code, locale);
  return locale.startsWith("en") && withArticle.has(code) ? `the ${name}` : name;
}

/** Returns the language's own name, with a capital: Français. */
export function nameLanguage(language: string): string {
  return remember(languages, language, () => {
    const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  });
}

/** Returns the language's name in another language, as within a sentence: nemčina, "vokiečių". */
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

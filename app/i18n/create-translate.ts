import { loadMessageTable } from "./message-tables.server";
import { toTranslate } from "./to-translate";
import type { Translate } from "./translate";

const translates = new Map<string, Translate>();
const reported = new Set<string>();

/**
 * Creates the translator of a locale on the server. Missing messages fall back to `fallbackLanguages` (the country's
 * others), then English; a key that none has is logged once.
 */
export function createTranslate(locale: string, fallbackLanguages: readonly string[] = []): Translate {
  const known = translates.get(locale);
  if (known) return known;
  const languages = [...new Set([locale.slice(0, 2), ...fallbackLanguages, "en"])];
  const translate = toTranslate({
    locale,
    tables: languages.map((language) => [language, loadMessageTable(language)]),
    reportMissing: (key) => reportMissing(locale, key),
  });
  translates.set(locale, translate);
  return translate;
}

function reportMissing(locale: string, key: string): void {
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(JSON.stringify({ event: "message-missing", locale, key }));
}

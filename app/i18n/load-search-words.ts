import { toTranslate } from "./to-translate";
import type { Translate } from "./translate";

/** One script for each language; only the page's own is fetched. */
const files = import.meta.glob("/locales/*/search.json", { import: "default" });

/** The words of the search field's suggestions, which no page carries from the start. */
export async function loadSearchWords(locale: string): Promise<Translate> {
  const language = locale.slice(0, 2);
  const load = files[`/locales/${language}/search.json`] ?? files["/locales/en/search.json"];
  return toTranslate({
    locale,
    tables: [[language, { search: await load?.() }]],
    reportMissing: (key) => console.warn(`No word for ${key}`),
  });
}

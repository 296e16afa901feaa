import { toTranslate } from "./to-translate";
import type { Translate } from "./translate";

/** One script per language; only the page's own is fetched. */
const files = import.meta.glob("/locales/*/search.json", { import: "default" });

/** Loads the messages of the search suggestions, which no page contains initially. */
export async function loadSearchMessages(locale: string): Promise<Translate> {
  const language = locale.slice(0, 2);
  const load = files[`/locales/${language}/search.json`] ?? files["/locales/en/search.json"];
  return toTranslate({
    locale,
    tables: [[language, { search: await load?.() }]],
    reportMissing: (key) => console.warn(`No word for ${key}`),
  });
}

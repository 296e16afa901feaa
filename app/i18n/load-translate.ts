import { toTranslate } from "./to-translate";
import type { Translate } from "./translate";

/** Marks the preload links of the word files that the server chose for this page. */
const wordsAttribute = "data-words";

/** The browser's translator: the document says the locale and which files hold its words. */
export async function loadTranslate(document: Document): Promise<Translate> {
  const locale = document.documentElement.lang;
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${wordsAttribute}]`)];
  const entries = await Promise.all(
    links.map(async (link) => {
      const answer = await fetch(link.href);
      return [link.getAttribute(wordsAttribute) ?? "", await answer.json()] as const;
    }),
  );
  return toTranslate({
    locale,
    tables: [[locale.slice(0, 2), Object.fromEntries(entries)]],
    reportMissing: (key) => console.warn(`No word for ${key}`),
  });
}

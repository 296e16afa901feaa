import { toTranslate } from "./to-translate";
import type { Translate } from "./translate";

/** The browser's translator: the document says the locale and which files hold its words. */
export async function loadTranslate(document: Document): Promise<Translate> {
  const locale = document.documentElement.lang;
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-words]")];
  const entries = await Promise.all(
    links.map(async ({ href, dataset }) => [
      dataset.words,
      await loadWords([href, ...(dataset.instead?.split(" ") ?? [])]),
    ]),
  );
  return toTranslate({
    locale,
    tables: [[locale.slice(0, 2), Object.fromEntries(entries)]],
    reportMissing: (key) => console.warn(`No word for ${key}`),
  });
}

/** The first file that can be had; none: every key shows its last segment. */
async function loadWords([address, ...others]: readonly string[]): Promise<unknown> {
  if (!address) return {};
  try {
    const words: unknown = await (await fetch(address)).json();
    return words;
  } catch {
    console.warn(`No words from ${address}`);
    return loadWords(others);
  }
}

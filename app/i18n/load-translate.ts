import { toTranslate } from "./to-translate";
import type { Translate } from "./translate";

/** Creates the browser's translator: the document contains the locale and the URLs of its message files. */
export async function loadTranslate(document: Document): Promise<Translate> {
  const locale = document.documentElement.lang;
  const files = [...document.querySelectorAll<HTMLMetaElement>("meta[name=words]")];
  const ofThisPage = files.filter(({ dataset }) => dataset.onNeed === undefined);
  const entries = await Promise.all(
    ofThisPage.map(async (file) => [file.dataset.domain, await loadMessages(listAddresses(file))]),
  );
  return toTranslate({
    locale,
    tables: [[locale.slice(0, 2), Object.fromEntries(entries)]],
    reportMissing: (key) => console.warn(`No word for ${key}`),
    loadMessages: (domain) => {
      const own = files.filter(({ dataset }) => dataset.domain === domain);
      return loadMessages(own.flatMap(listAddresses));
    },
  });
}

function listAddresses({ content, dataset }: HTMLMetaElement): readonly string[] {
  return [content, ...(dataset.instead?.split(" ").filter(Boolean) ?? [])];
}

/** Loads the first available file; without any, every key shows its last segment. */
async function loadMessages([address, ...others]: readonly string[]): Promise<unknown> {
  if (!address) return {};
  try {
    const messages: unknown = await (await fetch(address)).json();
    return messages;
  } catch {
    console.warn(`No words from ${address}`);
    return loadMessages(others);
  }
}

import { toTranslate } from "../to-translate";
import type { Translate } from "../translate";
import { listMessageFiles } from "./message-files";

/** Creates the browser's translator: the document contains the locale and the URLs of its message files. */
export async function loadTranslate(document: Document): Promise<Translate> {
  const locale = document.documentElement.lang;
  const files = listMessageFiles(document);
  const ofThisPage = files.filter(({ isOnNeed }) => !isOnNeed);
  const entries = await Promise.all(
    ofThisPage.map(async ({ domain, urls }) => [domain, await loadMessages(urls)]),
  );
  return toTranslate({
    locale,
    tables: [[locale.slice(0, 2), Object.fromEntries(entries)]],
    reportMissing: (key) => console.warn(`No word for ${key}`),
    loadMessages: (domain) => loadMessages(files.find((file) => file.domain === domain)?.urls ?? []),
  });
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

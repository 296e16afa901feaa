import type { WordTable } from "./to-translate";
import { type WordDomain, wordDomains } from "./word-domains";

const texts = import.meta.glob<string>("/locales/*/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});
const addresses = import.meta.glob<string>("/locales/*/{frame,catalogue,cart,checkout,orders}.json", {
  eager: true,
  query: "?url",
  import: "default",
});
const tables = new Map<string, WordTable>();

/** All words of a language; parsed on first use. A domain that does not exist yet is empty. */
export function loadWordTable(language: string): WordTable {
  const known = tables.get(language);
  if (known) return known;
  const table = Object.fromEntries(wordDomains.map((domain) => [domain, parseDomain(language, domain)]));
  tables.set(language, table);
  return table;
}

function parseDomain(language: string, domain: WordDomain): unknown {
  const text = texts[`/locales/${language}/${domain}.json`];
  return text === undefined ? {} : JSON.parse(text);
}

export type WordAddress = { readonly domain: WordDomain; readonly href: string };

/** Where the browser reads its words: immutable files, of the first of the languages that has the domain. */
export function findWordAddresses(
  languages: readonly string[],
  domains: readonly WordDomain[],
): readonly WordAddress[] {
  return domains.flatMap((domain) => {
    const language = languages.find((candidate) => addresses[`/locales/${candidate}/${domain}.json`]);
    const href = language && addresses[`/locales/${language}/${domain}.json`];
    return href ? [{ domain, href }] : [];
  });
}

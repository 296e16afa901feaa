import type { WordTable } from "./to-translate";
import { type WordDomain, wordDomains } from "./word-domains";

const texts = import.meta.glob<string>("/locales/*/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});
const addresses = import.meta.glob<string>(
  "/locales/*/{frame,catalogue,listing,lists,reviews,compare,product,cart,checkout,address,vat,orders,payment,account}.json",
  {
    eager: true,
    query: "?url",
    import: "default",
  },
);
const tables = new Map<string, WordTable>();

/** All words of a language; parsed on first use. A domain that does not exist yet is empty. */
export function loadWordTable(language: string): WordTable {
  const known = tables.get(language);
  if (known) return known;
  const table = Object.fromEntries(wordDomains.map((domain) => [domain, parseDomain(language, domain)]));
  tables.set(language, table);
  return table;
}

/** A file that cannot be read is as one that is not there: the next language's words are shown. */
export function parseDomain(language: string, domain: WordDomain, files = texts): unknown {
  const text = files[`/locales/${language}/${domain}.json`];
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    console.error(
      JSON.stringify({ level: "error", event: "words-unreadable", language, domain, message: String(error) }),
    );
    return {};
  }
}

/** `instead`: where the browser reads on when that file cannot be had. */
export type WordAddress = {
  readonly domain: WordDomain;
  readonly href: string;
  readonly instead: readonly string[];
};

/**
 * Where the browser reads its words: immutable files, of the first of the languages that has the domain, then of the
 * others.
 */
export function findWordAddresses(
  languages: readonly string[],
  domains: readonly WordDomain[],
): readonly WordAddress[] {
  return domains.flatMap((domain) => {
    const [href, ...instead] = [...new Set(languages)].flatMap(
      (language) => addresses[`/locales/${language}/${domain}.json`] ?? [],
    );
    return href ? [{ domain, href, instead }] : [];
  });
}

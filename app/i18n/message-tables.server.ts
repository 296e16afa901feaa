import { type MessageDomain, messageDomains } from "./message-domains";
import type { MessageTable } from "./to-translate";

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
const tables = new Map<string, MessageTable>();

/** Loads all messages of a language; parsed on first use. A domain that does not exist yet is empty. */
export function loadMessageTable(language: string): MessageTable {
  const known = tables.get(language);
  if (known) return known;
  const table = Object.fromEntries(messageDomains.map((domain) => [domain, parseDomain(language, domain)]));
  tables.set(language, table);
  return table;
}

/** Treats a malformed file as missing: the next language's messages are shown. */
export function parseDomain(language: string, domain: MessageDomain, files = texts): unknown {
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

/** `instead`: the URLs that the browser tries when that file cannot be loaded. */
export type MessageFile = {
  readonly domain: MessageDomain;
  readonly href: string;
  readonly instead: readonly string[];
};

/**
 * Returns the URLs of the browser's messages: immutable files, first of the first language that has the domain, then of
 * the others.
 */
export function findMessageFiles(
  languages: readonly string[],
  domains: readonly MessageDomain[],
): readonly MessageFile[] {
  return domains.flatMap((domain) => {
    const [href, ...instead] = [...new Set(languages)].flatMap(
      (language) => addresses[`/locales/${language}/${domain}.json`] ?? [],
    );
    return href ? [{ domain, href, instead }] : [];
  });
}

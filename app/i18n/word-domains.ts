/**
 * The domains of words, one file per language and domain: `locales/<language>/<domain>.json`.
 * The browser fetches only the files that its page needs, before it hydrates; `content` (header, footer, meta texts)
 * is rendered on the server and never sent.
 */
export const wordDomains = ["frame", "catalogue", "cart", "checkout", "orders", "content"] as const;

export type WordDomain = (typeof wordDomains)[number];

/** What the browser needs on every page; some addresses need more (`own-addresses.ts`). */
export const wordsOfEveryPage: readonly WordDomain[] = ["frame", "catalogue", "cart"];

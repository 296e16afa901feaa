/**
 * The domains of words, one file per language and domain: `locales/<language>/<domain>.json`.
 * The browser fetches only the files that its page needs, before it hydrates; `content` (header, footer, meta texts)
 * is rendered on the server and never sent.
 */
export const wordDomains = ["frame", "catalogue", "cart", "checkout", "orders", "content"] as const;

export type WordDomain = (typeof wordDomains)[number];

const everyPage: readonly WordDomain[] = ["frame", "catalogue", "cart"];

/** The domains that the browser needs for a page; `path` is without language prefix. */
export function chooseWordDomains(path: string): readonly WordDomain[] {
  return /^\/(checkout|adyen-payment-error)(\/|$)/.test(path)
    ? [...everyPage, "checkout", "orders"]
    : everyPage;
}

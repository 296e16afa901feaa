import { createContext, type RouterContextProvider } from "react-router";
import type { Locale } from "../countries/model/locale";
import type { WordDomain } from "../i18n/word-domains";

/** What the server writes into the head of a document besides the title; the browser never needs it again. */
export type PageHead = {
  /** Of the page when it is shared, without the shop's name; the shop's name where there is none. */
  readonly title?: string;
  readonly description?: string | null;
  /** Path of this page in each locale it exists in, for hreflang and the canonical address; without language prefix. */
  readonly paths?: (language: string, locale: Locale) => string | null;
  /** Query that belongs to the canonical address, `?page=2`. */
  readonly canonicalQuery?: string;
  /** `index, follow` holds as long as the query has nothing but `page`. */
  readonly robots?: "index, follow" | "noindex, follow" | "noindex, nofollow";
  readonly picture?: string | null;
  readonly type?: "website" | "product";
  /** Domains of words on need that the page shows. */
  readonly words?: readonly WordDomain[];
  /** schema.org objects beside the Organization. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
};

export const pageHeadContext = createContext<PageHead>({});

/** Called by a page's loader. */
export function setPageHead(context: Readonly<RouterContextProvider>, head: PageHead): void {
  context.set(pageHeadContext, head);
}

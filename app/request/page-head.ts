import { createContext, type RouterContextProvider } from "react-router";
import type { Locale } from "../countries/model/locale";
import type { MessageDomain } from "../i18n/message-domains";

/** Content of a document's head besides the title; the browser never needs it again. */
export type PageHead = {
  /** Title of the shared page, without the shop's name; falls back to the shop's name. */
  readonly title?: string;
  readonly description?: string | null;
  /** Path of this page in each locale it exists in, for hreflang and the canonical URL; without language prefix. */
  readonly paths?: (language: string, locale: Locale) => string | null;
  /** Query that is part of the canonical URL, `?page=2`. */
  readonly canonicalQuery?: string;
  /** `index, follow` applies only while the query has nothing but `page`. */
  readonly robots?: "index, follow" | "noindex, follow" | "noindex, nofollow";
  readonly picture?: string | null;
  readonly type?: "website" | "product";
  /** Lazily loaded message domains that the page shows. */
  readonly messageDomains?: readonly MessageDomain[];
  /** The Organization is described as the OnlineStore, with address and VAT number. */
  readonly describesStore?: boolean;
  /** schema.org objects besides the Organization. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
};

export const pageHeadContext = createContext<PageHead>({});

/** Called by a page's loader. */
export function setPageHead(context: Readonly<RouterContextProvider>, head: PageHead): void {
  context.set(pageHeadContext, head);
}

import { createContext, use } from "react";
import type { DocumentHead as Head } from "../model/document-head";

/** null in the browser: what stands in the served head stays as it is. */
export const DocumentHeadContext = createContext<Head | null>(null);

/** Preloads, canonical address, hreflang, Open Graph and robots; React hoists them, the browser does not render them again. */
export function DocumentHead() {
  const head = use(DocumentHeadContext);
  if (!head) return null;
  return (
    <>
      {head.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {head.words.map(({ domain, href }) => (
        <link key={domain} rel="preload" as="fetch" crossOrigin="anonymous" href={href} data-words={domain} />
      ))}
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
      {head.robots ? <meta name="robots" content={head.robots} /> : null}
      {head.meta.map((entry) => (
        <meta key={entry.name ?? entry.property} {...entry} />
      ))}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/** schema.org data of the page. Data blocks are not scripts; `<` is escaped so that no text can end them. */
export function toJsonLdHtml(objects: Head["jsonLd"]): string {
  if (objects.length === 0) return "";
  const json = JSON.stringify(objects.length === 1 ? objects[0] : objects).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

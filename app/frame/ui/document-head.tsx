import { createContext, use } from "react";
import type { DocumentHead } from "../model/document-head";

/** What the server writes into the document's head; null in the browser, which leaves it as it was served. */
export const DocumentHeadContext = createContext<DocumentHead | null>(null);

/**
 * Messages, canonical URL, hreflang, Open Graph and robots of the served page. React does not hydrate these elements, so
 * rendering nothing in the browser leaves them in place.
 */
export function DocumentHeadElements() {
  const head = use(DocumentHeadContext);
  // The browser's build leaves out the rest.
  if (!import.meta.env.SSR || !head) return null;
  const { messages, isLate, canonical, robots, meta, alternates } = head;
  // Scripts that start at once find their messages requested already.
  const early = isLate ? [] : messages.filter(({ isOnNeed }) => !isOnNeed);
  return (
    <>
      {messages.map(({ domain, href, instead, isOnNeed }) => (
        <meta
          key={domain}
          name="words"
          content={href}
          data-domain={domain}
          data-instead={instead.join(" ")}
          data-on-need={isOnNeed ? "" : undefined}
        />
      ))}
      {early.map(({ href }) => (
        <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />
      ))}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {robots ? <meta name="robots" content={robots} /> : null}
      {meta.map(({ name, property, content }) => (
        <meta key={name ?? property} name={name} property={property} content={content} />
      ))}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

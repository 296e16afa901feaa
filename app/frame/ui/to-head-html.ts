import type { DocumentHead } from "../model/document-head";

/**
 * Preloads, canonical address, hreflang, Open Graph and robots as markup. The browser never renders them, and thirty
 * links are quicker written than rendered.
 */
export function toHeadHtml(head: DocumentHead): string {
  const fonts = head.fonts.map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${toAttribute(href)}">`,
  );
  const words = head.words.map(
    ({ domain, href, instead, isOnNeed }) =>
      `<meta name="words" content="${toAttribute(href)}" data-domain="${toAttribute(domain)}" data-instead="${toAttribute(instead.join(" "))}"${isOnNeed ? " data-on-need" : ""}>`,
  );
  // Scripts that start at once find their words on the way.
  const early = head.isLate
    ? []
    : head.words
        .filter(({ isOnNeed }) => !isOnNeed)
        .map(
          ({ href }) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${toAttribute(href)}">`,
        );
  const canonical = head.canonical ? `<link rel="canonical" href="${toAttribute(head.canonical)}">` : "";
  const robots = head.robots ? `<meta name="robots" content="${toAttribute(head.robots)}">` : "";
  const meta = head.meta.map(
    ({ name, property, content }) =>
      `<meta ${name ? `name="${toAttribute(name)}"` : `property="${toAttribute(property ?? "")}"`} content="${toAttribute(content)}">`,
  );
  const alternates = head.alternates.map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${toAttribute(href)}">`,
  );
  return [...fonts, ...words, ...early, canonical, robots, ...meta, ...alternates].join("");
}

/** schema.org data of the page. Data blocks are not scripts; `<` is escaped so that no text can end them. */
export function toJsonLdHtml(objects: DocumentHead["jsonLd"]): string {
  if (objects.length === 0) return "";
  const json = JSON.stringify(objects.length === 1 ? objects[0] : objects).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

const special = /[&<>"]/;

/** For a double-quoted attribute. */
function toAttribute(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

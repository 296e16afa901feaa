import { FilterXSS } from "xss";
import { toLinkAttributes } from "../../content/model/classify-link";

/** Text, lists, tables and links; no styles, scripts, frames or handlers. */
const filter = new FilterXSS({
  whiteList: {
    a: ["href", "title"],
    b: [],
    blockquote: [],
    br: [],
    em: [],
    h2: [],
    h3: [],
    h4: [],
    i: [],
    li: [],
    ol: [],
    p: [],
    small: [],
    strong: [],
    sub: [],
    sup: [],
    table: [],
    tbody: [],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    thead: [],
    tr: [],
    ul: [],
  },
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ["script", "style", "template", "noscript", "iframe"],
});

/**
 * Removes everything except text markup from a merchant's HTML.
 * Sets each link's attributes by the kind of its URL (`toLinkAttributes`).
 */
export function sanitiseHtml(html: string, ownHost = ""): string {
  return filter.process(html).replaceAll(/<a( [^>]*)?>/g, (tag, own = "") => {
    const [, href] = /\shref="([^"]*)"/.exec(own) ?? [];
    if (href === undefined) return tag;
    const attributes = Object.entries(toLinkAttributes(href, ownHost));
    return `<a${own}${attributes.map(([name, value]) => ` ${name}="${value}"`).join("")}>`;
  });
}

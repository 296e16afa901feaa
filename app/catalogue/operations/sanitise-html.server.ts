import { FilterXSS } from "xss";

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

/** HTML that a merchant wrote on the platform, reduced to what a text needs. */
export function sanitiseHtml(html: string): string {
  return filter.process(html);
}

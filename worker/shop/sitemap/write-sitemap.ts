import { html, raw } from "hono/html";
import type { Alternate } from "../../../app/frame/model/to-alternates";

export type SitemapPage = {
  readonly href: string;
  /** ISO 8601; null when unknown. */
  readonly lastModifiedAt: string | null;
  readonly alternates: readonly Alternate[];
};

const declaration = raw('<?xml version="1.0" encoding="UTF-8"?>\n');
const namespace = raw('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
const linkNamespace = raw('xmlns:xhtml="http://www.w3.org/1999/xhtml"');

/** A part of the sitemap (sitemaps.org protocol, with hreflang links). */
export function writeSitemap(pages: readonly SitemapPage[]): string {
  return String(
    html`${declaration}<urlset ${namespace} ${linkNamespace}>\n${pages.map(writePage)}</urlset>\n`,
  );
}

/** The index of the parts. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>\n`);
  return String(html`${declaration}<sitemapindex ${namespace}>\n${parts}</sitemapindex>\n`);
}

function writePage({ href, lastModifiedAt, alternates }: SitemapPage) {
  const lastModified = lastModifiedAt && html`<lastmod>${lastModifiedAt}</lastmod>`;
  const links = alternates.map(
    (alternate) =>
      html`<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${alternate.href}"/>`,
  );
  return html`<url><loc>${href}</loc>${lastModified}${links}</url>\n`;
}

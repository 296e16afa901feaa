import type { Alternate } from "../../../app/frame/model/to-alternates";

export type SitemapPage = {
  readonly href: string;
  /** ISO 8601; null where nobody knows. */
  readonly lastModifiedAt: string | null;
  readonly alternates: readonly Alternate[];
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A part of the sitemap (sitemaps.org protocol, with hreflang links). */
export function writeSitemap(pages: readonly SitemapPage[]): string {
  return `${declaration}<urlset ${namespaces}>\n${pages.map(writePage).join("")}</urlset>\n`;
}

/** The index of the parts. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex ${namespaces.split(" ")[0]}>\n${parts.join("")}</sitemapindex>\n`;
}

function writePage({ href, lastModifiedAt, alternates }: SitemapPage): string {
  const lastModified = lastModifiedAt ? `<lastmod>${escapeXml(lastModifiedAt)}</lastmod>` : "";
  const links = alternates.map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${escapeXml(alternate.href)}"/>`,
  );
  return `<url><loc>${escapeXml(href)}</loc>${lastModified}${links.join("")}</url>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

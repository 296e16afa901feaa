/**
 * Entries of one part; the platform returns at most 500 at once. In a shop of three languages they are 5 MB of the
 * protocol's 50.
 */
export const entriesPerPart = 500;
/** The protocol's limit for one index, for both kinds together. */
const mostParts = 24_000;

export type SitemapPart =
  | { readonly kind: "content" }
  /** The entries after the one with this id; null: the first ones. */
  | { readonly kind: "products" | "categories"; readonly after: string | null };

const partPath =
  /^\/sitemap-(products|categories)-(?:1|after-([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}))\.xml$/;

const sitemapPath = /^\/sitemap[^/]*\.xml$/;

/** Is it the path of the index, a part, or a file named like one? */
export function isSitemapPath(pathname: string): boolean {
  return sitemapPath.test(pathname);
}

/** `sitemap-products-after-<id>.xml` names the products that follow that id; null for any other file. */
export function parseSitemapPart(pathname: string): SitemapPart | null {
  if (pathname === "/sitemap-content.xml") return { kind: "content" };
  const match = partPath.exec(pathname);
  if (!match) return null;
  return { kind: match[1] === "products" ? "products" : "categories", after: match[2] ?? null };
}

export function toPartPath(part: SitemapPart): string {
  if (part.kind === "content") return "/sitemap-content.xml";
  return `/sitemap-${part.kind}-${part.after === null ? "1" : `after-${part.after}`}.xml`;
}

/** All parts of a kind. `findEnd` returns the last id of the full part after an id, or null if it is not full. */
export async function listParts(
  kind: "products" | "categories",
  findEnd: (after: string | null) => Promise<string | null>,
): Promise<readonly SitemapPart[]> {
  const parts: SitemapPart[] = [{ kind, after: null }];
  let end = await findEnd(null);
  while (end !== null && parts.length < mostParts) {
    parts.push({ kind, after: end });
    end = await findEnd(end);
  }
  return parts;
}

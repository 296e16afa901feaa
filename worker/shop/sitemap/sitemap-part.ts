import type { SitemapRunEnds } from "../../../app/gateways/commerce/catalogue-gateway";

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

/** All parts of a kind. `findEnds` returns the last ids of the next full parts after an id. */
export async function listParts(
  kind: "products" | "categories",
  findEnds: (after: string | null) => Promise<SitemapRunEnds>,
): Promise<readonly SitemapPart[]> {
  const parts: SitemapPart[] = [{ kind, after: null }];
  let after: string | null = null;
  for (;;) {
    const { ids, isComplete }: SitemapRunEnds = await findEnds(after);
    parts.push(...ids.map((id) => ({ kind, after: id })));
    after = ids.at(-1) ?? null;
    if (isComplete || parts.length >= mostParts) return parts.slice(0, mostParts);
  }
}

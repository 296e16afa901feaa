/** Entries of one part; the platform answers at most 500 at once. */
export const entriesPerPart = 500;
/** The platform's largest offset is 10,000. */
const mostParts = 21;

export type SitemapPart =
  | { readonly kind: "content" }
  | { readonly kind: "products" | "categories"; readonly number: number };

/** `sitemap-products-2.xml` names the second part of the products; null for any other file. */
export function parseSitemapPart(pathname: string): SitemapPart | null {
  if (pathname === "/sitemap-content.xml") return { kind: "content" };
  const match = /^\/sitemap-(products|categories)-([1-9]\d?)\.xml$/.exec(pathname);
  const number = Number(match?.[2]);
  if (!match || number > mostParts) return null;
  return { kind: match[1] === "products" ? "products" : "categories", number };
}

export function toPartPath(part: SitemapPart): string {
  return part.kind === "content" ? "/sitemap-content.xml" : `/sitemap-${part.kind}-${part.number}.xml`;
}

/** How many parts a kind has: asks for the first entry of each further part until there is none. */
export async function countParts(hasEntryAt: (offset: number) => Promise<boolean>): Promise<number> {
  let parts = 1;
  while (parts < mostParts && (await hasEntryAt(parts * entriesPerPart))) parts++;
  return parts;
}

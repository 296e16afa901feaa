/** URLs of the files of a component that loads lazily. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const none: PageFiles = { scripts: [], styles: [] };

/**
 * Files of what loads lazily on the pages of listings and products; a document links those of what it shows.
 * The build fills this module (`scripts/first-view/generated-modules.ts`).
 */
export const pageFiles: Readonly<Record<"listing" | "table" | "product", PageFiles>> = {
  listing: none,
  table: none,
  product: none,
};

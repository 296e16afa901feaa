/** URLs of the files of a component that a route loads lazily, without those of every page. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const none: PageFiles = { scripts: [], styles: [] };

/**
 * Files of each kind of page of the slug route; a document links those of one kind.
 * The build fills this module (`scripts/first-view/generated-modules.ts`).
 */
export const pageFiles: Readonly<Record<"listing" | "product", PageFiles>> = { listing: none, product: none };

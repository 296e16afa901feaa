/** URLs of the files of a component that a route loads lazily, without those of every page. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const none: PageFiles = { scripts: [], styles: [] };

/**
 * The pages of the slugs' route, of which a document names the files of one. The build fills this module
 * (`scripts/first-view/generated-modules.ts`).
 */
export const pageFiles: Readonly<Record<"listing" | "product", PageFiles>> = { listing: none, product: none };

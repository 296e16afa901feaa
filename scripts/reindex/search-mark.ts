import { hashFiles } from "../house/hash-files.mjs";

/** Sources that determine records, settings and synonyms, and how the embedded search stores them. */
export const searchRules = [
  "app/catalogue/model/to-search-record.ts",
  "app/catalogue/model/to-attribute-facets.ts",
  "app/catalogue/model/category-paths.ts",
  "app/gateways/commerce/search-feed",
  "app/gateways/search/index-settings.ts",
  "app/gateways/search/synonyms",
  "worker/search/index",
  "worker/search/records",
  "worker/search/text",
];

/** Identifies the catalogue and the rules of an index: a change of either requires a rebuild. */
export function toSearchMark(catalogue: string): string {
  return `${catalogue}; rules ${hashFiles(searchRules, (file) => file.endsWith(".test.ts")).slice(0, 12)}`;
}

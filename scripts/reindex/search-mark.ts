import { hashFiles } from "../house/hash-files.mjs";

/** What records, settings and synonyms are made by, and how the embedded search keeps them. */
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

/** Which catalogue an index was built from, and by which rules: another of either means building it anew. */
export function toSearchMark(catalogue: string): string {
  return `${catalogue}; rules ${hashFiles(searchRules, (file) => file.endsWith(".test.ts")).slice(0, 12)}`;
}

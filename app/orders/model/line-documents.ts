import type { Article } from "../../catalogue/model/article";

/** Documents of articles, by SKU. */
export type LineDocuments = ReadonlyMap<string, Article["documents"]>;

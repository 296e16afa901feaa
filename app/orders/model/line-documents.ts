import type { Article } from "../../catalogue/model/article";
import type { Translate } from "../../i18n/translate";

/** Documents of articles, by SKU. */
export type LineDocuments = ReadonlyMap<string, Article["documents"]>;

/** Names the documents of an article; empty without any. */
export function listDocuments(
  documents: LineDocuments,
  sku: string,
  translate: Translate,
): readonly { readonly text: string; readonly href: string }[] {
  const { manual = null, sheet = null } = documents.get(sku) ?? {};
  return [
    ...(manual ? [{ text: translate("catalogue.product.manual"), href: manual }] : []),
    ...(sheet ? [{ text: translate("catalogue.product.sheet"), href: sheet }] : []),
  ];
}

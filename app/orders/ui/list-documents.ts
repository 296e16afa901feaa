import type { Translate } from "../../i18n/translate";
import type { LineDocuments } from "../model/line-documents";

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

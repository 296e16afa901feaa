import type { Duties } from "./duties";

/** URLs of documents in a product's data, by the duty to offer them. */
export type LawfulDocuments = Readonly<Record<LawfulDocument, string | null>>;

/** Ids of duties, and of the messages that name the documents. */
const documents = ["conformity", "battery-passport"] as const;

export type LawfulDocument = (typeof documents)[number];

/** Lists the documents that a product's data have and that the law demands to offer on this day. */
export function listLawfulDocuments(
  duties: Duties,
  urls: LawfulDocuments,
): readonly { readonly document: LawfulDocument; readonly url: string }[] {
  const isDue: Readonly<Record<LawfulDocument, boolean>> = {
    conformity: duties.has("conformity"),
    "battery-passport": duties.has("battery-passport"),
  };
  return documents.flatMap((document) => {
    const url = urls[document];
    return url && isDue[document] ? [{ document, url }] : [];
  });
}

/** A product of a list, and the path of its page with the language's prefix. */
export type ListedProduct = { readonly sku: string; readonly path: string };

/** Products that are one group on a page; its element's children are the products, in this order. */
export type TrackedList = {
  readonly kind: "list";
  /** null: the page's own list, which has the first segment of its path as id. */
  readonly id: string | null;
  readonly name: string;
  readonly products: readonly ListedProduct[];
  /** The source of recommended products. */
  readonly recommendation?: { readonly id: string; readonly name: string };
};

export type TrackedPromotion = {
  readonly kind: "promotion";
  readonly slot: "hero" | "campaign" | "box" | "line";
  readonly name: string;
  /** Its first link. */
  readonly href: string;
};

/** A part of a page that is reported when it is shown. */
export type TrackedPart = TrackedList | TrackedPromotion | { readonly kind: "support-case" };

/** Parts of markup that nothing hydrates, by the keys that `toPartMark` writes into it. */
export type ServedParts = { readonly kind: "served"; readonly parts: Readonly<Record<string, TrackedPart>> };

/** The attribute by which served markup names its parts. */
export const partAttribute = "data-part";

/** Creates the attribute of a part's element. */
export function toPartMark(key: string): Readonly<Record<typeof partAttribute, string>> {
  return { [partAttribute]: key };
}

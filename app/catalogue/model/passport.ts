import type { Product } from "./product";

/** A document in one language; null: it needs none, or has several. */
export type LanguageDocument = { readonly language: string | null; readonly url: string };

/** The facts of a product that change with its offer, which a passport does not have. */
type Offered =
  | "attributes"
  | "price"
  | "isPriceFrom"
  | "availableQuantity"
  | "rating"
  | "ratingsDistribution"
  | "variants"
  | "options"
  | "taxPermyriad";

/** A variant of a published product, whether it is sold or not. */
export type PassportProduct = Omit<Product, Offered> & {
  readonly manuals: readonly LanguageDocument[];
  /** EU declarations of conformity. */
  readonly declarations: readonly LanguageDocument[];
  /** The other variants of the product. */
  readonly others: readonly { readonly sku: string; readonly model: string | null }[];
};

/** The last segment of a passport's path. */
export const passportSegment = "passport";

/**
 * Builds the path of the passport of an article, without language prefix.
 * `serial`: of one machine, as entered; absent: the article's.
 */
export function toPassportPath(
  { slug, sku }: { readonly slug: string; readonly sku: string },
  serial?: string,
): string {
  const query = new URLSearchParams({ variant: sku, ...(serial && { serial }) });
  return `/${slug}/${passportSegment}?${query}`;
}

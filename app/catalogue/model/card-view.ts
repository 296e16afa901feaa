import type { ListedProduct } from "../../foundation/tracked-part";

/** A product as its card shows it: all texts are formatted for the page's locale. */
export type CardView = {
  readonly sku: string;
  readonly slug: string;
  readonly picture: string;
  /** Empty if all products of the list have the same. */
  readonly brand: string;
  /** Without figures that the attributes repeat. */
  readonly name: string;
  /** Formatted values by label, in the order of the card: `Power` → `500 W`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: string;
  /** The price is that of the cheapest variant: the product's page has the choice. */
  readonly hasChoice?: true;
  /** Lowest price of the 30 days before the reduction; null when the price is not reduced. */
  readonly before: string | null;
  /** Price of a litre, a metre …; null for products sold by the piece. */
  readonly unitPrice: string | null;
  /** Average and number of reviews, `4.7 · 128`; null without reviews. */
  readonly rating: string | null;
  /** The average, rounded to half a star; null without reviews. */
  readonly stars: number | null;
  /** Delivery date or availability; null when out of stock. */
  readonly delivery: string | null;
  /** `Only 2 left`; absent unless the stock is low. */
  readonly few?: string;
  /** VAT and delivery, where they differ from those of other cards: the delivery is free. */
  readonly terms?: string;
  readonly badge: string | null;
  readonly mark: CardMark | null;
  /** Energy class and scale: `C A–G`. */
  readonly energy: string | null;
};

/** An attribute of a product: `Power`, `500 W`. */
export type AttributeView = { readonly label: string; readonly value: string };

/** Why the badge is there: the price is reduced. */
export type CardMark = "offer";

/** Returns the products of a list of cards. */
export function toListedProducts(cards: readonly CardView[], prefix: string): readonly ListedProduct[] {
  return cards.map(({ sku, slug }) => ({ sku, path: `${prefix}/${slug}/` }));
}

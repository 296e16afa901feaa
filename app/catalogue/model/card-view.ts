/**
 * A product on a listing as the page shows it: finished texts and nothing else, since every card is sent to the browser
 * a second time as hydration state. A tuple, because field names would be sent with each card; the texts that only this
 * card has in one, because each text costs more than its letters.
 */
export type CardView = readonly [
  /**
   * `packTexts` of sku, slug, picture, name, price, rating (`4.7 · 128` or empty),
   * then the figures' values.
   */
  own: string,
  /** `packTexts` of the figures' labels. */
  labels: string,
  brand: string,
  /** When it is delivered, in words; null when there is no stock. */
  delivery: string | null,
  /** Stars in halves; null without reviews. */
  stars: number | null,
  badge: string | null,
  mark: CardMark | null,
  /** Lowest price of the 30 days before the reduction; null when the price is not reduced. */
  before: string | null,
  /** Class and scale: `C A–G`. */
  energy: string | null,
  /** What a litre, metre … costs; null where a piece is sold as a piece. */
  unitPrice: string | null,
];

/** The badge is about the price, or the stock is low. */
export type CardMark = "offer" | "low";

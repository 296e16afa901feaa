export type AttributeValue = string | number | boolean;

/** The data of an article of the platform's catalogue for recommendations. */
export type Item = {
  /** The platform's id of the product. */
  readonly id: string;
  /** Of the variant that the product shows first: the recommended one. */
  readonly sku: string;
  /** Of all variants: a request may use any of them. */
  readonly skus: readonly string[];
  readonly typeId: string;
  readonly brand: string;
  /** The kind of article, in the merchant's terms. */
  readonly family: string;
  readonly model: string;
  readonly categoryIds: readonly string[];
  /** Minor units in the currency of price comparisons; null: not sold in it. */
  readonly priceCents: number | null;
  /** Technical attributes with one value each; stored under this name. */
  readonly figures: Readonly<Record<string, AttributeValue>>;
  readonly accessorySkus: readonly string[];
  /** SKUs of the articles that it is an accessory of. */
  readonly parentSkus: readonly string[];
  /** Categories of complementary articles. */
  readonly complementIds: readonly string[];
  readonly isUsed: boolean;
  /** Stars of five; 0 without reviews. */
  readonly stars: number;
  readonly reviews: number;
};

/** A category of the platform: its ancestors, and its names in all languages (lower case). */
export type Category = {
  readonly id: string;
  readonly parentId: string | null;
  readonly names: readonly string[];
};

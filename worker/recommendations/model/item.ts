export type Figure = string | number | boolean;

/** What is known of an article of the platform's catalogue, as far as it helps to recommend. */
export type Item = {
  /** The platform's id of the product. */
  readonly id: string;
  /** Of the variant that the product shows first: what is recommended. */
  readonly sku: string;
  /** Of all variants: what may be asked about. */
  readonly skus: readonly string[];
  readonly typeId: string;
  readonly brand: string;
  /** What kind of thing it is, as the merchant names it. */
  readonly family: string;
  readonly model: string;
  readonly categoryIds: readonly string[];
  /** Minor units in the currency that articles are compared in; null: not sold in it. */
  readonly priceCents: number | null;
  /** Technical attributes that are one value each. */
  readonly figures: Readonly<Record<string, Figure>>;
  readonly accessorySkus: readonly string[];
  /** SKUs of what it is an accessory of. */
  readonly parentSkus: readonly string[];
  /** Categories of what goes with it. */
  readonly complementIds: readonly string[];
  readonly isUsed: boolean;
  /** Stars of five; 0 without reviews. */
  readonly stars: number;
  readonly reviews: number;
};

import type { WithAssets } from "../assets/asset.ts";
import type { CustomFields, JsonObject, Localized, Money, Reference } from "../json/json.ts";

export interface PriceTier {
  readonly minimumQuantity: number;
  readonly value: Money;
}

/** An embedded price. `discounted` is of an external product discount, whose validity decides. */
export interface Price {
  readonly id: string;
  readonly value: Money;
  readonly key?: string;
  readonly country?: string;
  readonly customerGroup?: Reference;
  readonly channel?: Reference;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly discounted?: { readonly value: Money; readonly discount: Reference };
  readonly tiers?: readonly PriceTier[];
  readonly custom?: CustomFields;
}

export interface Attribute {
  readonly name: string;
  readonly value: unknown;
  /** Only in lean data: the value is an enum's key (or a set of them), to be completed by its label. */
  readonly enumerated?: true;
}

export interface Image {
  readonly url: string;
  readonly dimensions: { readonly w: number; readonly h: number };
  readonly label?: string;
}

export interface Variant extends WithAssets {
  readonly id: number;
  readonly sku?: string;
  readonly key?: string;
  readonly prices: readonly Price[];
  readonly images: readonly Image[];
  readonly attributes: readonly Attribute[];
}

/** What is published or drafted of a product, in the platform's REST shape. */
export interface ProductData {
  readonly name: Localized;
  readonly slug: Localized;
  readonly description?: Localized;
  readonly categories: readonly Reference[];
  readonly categoryOrderHints?: Readonly<Record<string, string>>;
  readonly metaTitle?: Localized;
  readonly metaDescription?: Localized;
  readonly metaKeywords?: Localized;
  readonly searchKeywords?: Readonly<Record<string, readonly { readonly text: string }[]>>;
  readonly attributes?: readonly Attribute[];
  readonly masterVariant: Variant;
  readonly variants: readonly Variant[];
}

export interface ReviewStatistics {
  readonly averageRating: number;
  readonly highestRating: number;
  readonly lowestRating: number;
  readonly count: number;
  readonly ratingsDistribution: JsonObject;
}

export type PriceMode = "Embedded" | "Standalone";

export interface Product {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly productTypeId: string;
  readonly taxCategoryId: string | null;
  /** Where its prices come from; its own when this is not said. */
  readonly priceMode?: PriceMode | undefined;
  readonly published: boolean;
  /** Null until the product is published for the first time. */
  readonly current: ProductData | null;
  /** Null when there is nothing beside what is published. */
  readonly staged: ProductData | null;
  readonly reviewRatingStatistics: ReviewStatistics | null;
  /** Set when `current` was read without its long texts (see lean-data). */
  readonly lean?: true;
}

/** All variants, the master first. */
export function allVariants(data: ProductData): readonly Variant[] {
  return [data.masterVariant, ...data.variants];
}

/** What an editor works on: the draft, or what is published when there is no draft. */
export function workingData({ staged, current, id }: Product): ProductData {
  const data = staged ?? current;
  if (!data)
    throw new Error(`Product ${id} has neither current nor staged data: its row was written by hand.`);
  return data;
}

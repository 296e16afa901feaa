import type { BwareGrade } from "./bware-grade";

/**
 * A product's record in the search index of one shop and language.
 * Prices are gross, in cents, of the shop's country.
 */
export type ProductRecord = {
  /** The platform's id. */
  readonly objectID: string;
  /** Of the variant that represents the product (`chooseRepresentative`), like price and reduction. */
  readonly sku: string;
  readonly skus: readonly string[];
  readonly eans: readonly string[];
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly brand: string;
  readonly family: string;
  /** The product's nouns from the merchant: singular, plural, other names. */
  readonly keywords: readonly string[];
  readonly text: string;
  /** Technical data as a shopper would type it: `Power 1800 W`. */
  readonly words: readonly string[];
  readonly categoryNames: readonly string[];
  /** Category keys from the tree's first level down, joined by ` > `; a product may be in several categories. */
  readonly categories: Readonly<Record<CategoryLevel, readonly string[]>>;
  readonly tags: readonly string[];
  /** Of the cheapest variant in stock, or the cheapest when none is. */
  readonly price: number;
  /** The price before a reduction, by the 30-day rule; else the same as `price`. */
  readonly listPrice: number;
  /** Share of `listPrice` that a reduction takes off, in ten-thousandths; 0 without one. */
  readonly reduction: number;
  /** Average; 0 without reviews. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly inStock: boolean;
  /** Order among equals: machines before accessories, then bestsellers, then most reviewed. */
  readonly popularity: number;
  /** Milliseconds since 1970, like all times here. */
  readonly createdAt: number;
  readonly publishedAt: number;
  readonly isBware: boolean;
  /** Of a used article: `a`, `b` or `c`; absent: new, or without a grade. */
  readonly grade?: BwareGrade;
  /** Technical data by the platform's names; a list if the variants differ. */
  readonly attributes: Readonly<Record<string, AttributeFacet>>;
  /** Names of those `attributes` by which the family is filtered, in its own order. */
  readonly figures: readonly string[];
  /** When a price may next change by itself; absent: unknown. */
  readonly changesAt?: number;
};

/** Numbers in the attribute's unit; texts in the shop's language; booleans as `true` and `false`. */
export type AttributeFacet = number | string | readonly (number | string)[];

export const categoryLevels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4"] as const;
export type CategoryLevel = (typeof categoryLevels)[number];

export type CategoryRecord = {
  readonly objectID: string;
  readonly key: string;
  readonly name: string;
  readonly url: string;
  /** Names from the tree's first level down to its own. */
  readonly path: readonly string[];
  /** Number of products, including descendants. */
  readonly count: number;
};

import { assetCustoms, type WithAssets } from "../assets/asset.ts";
import type { JsonObject, Localized, Reference } from "../json/json.ts";
import type { Price } from "../pricing/price.ts";
import type { Initiated } from "../requests/initiator.ts";

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

/** The published or staged data of a product, in the platform's REST form. */
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

export interface Product extends Initiated {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly productTypeId: string;
  readonly taxCategoryId: string | null;
  /** The source of its prices; by default its own. */
  readonly priceMode?: PriceMode | undefined;
  readonly published: boolean;
  /** Null until the product is published for the first time. */
  readonly current: ProductData | null;
  /** Null if there is no draft besides the published data. */
  readonly staged: ProductData | null;
  readonly reviewRatingStatistics: ReviewStatistics | null;
  /** Set if `current` was read without its long texts (see lean-data). */
  readonly lean?: true;
}

/** All variants, the master first. */
export function allVariants(data: ProductData): readonly Variant[] {
  return [data.masterVariant, ...data.variants];
}

/** The editable data: the draft, or the published data if there is no draft. */
export function workingData({ staged, current, id }: Product): ProductData {
  const data = staged ?? current;
  if (!data)
    throw new Error(`Product ${id} has neither current nor staged data: its row was written by hand.`);
  return data;
}

/** The custom fields of every price and asset of a product. */
export function productCustoms(data: ProductData): readonly unknown[] {
  return allVariants(data).flatMap((variant) => [
    ...variant.prices.flatMap(({ custom }) => custom ?? []),
    ...assetCustoms(variant),
  ]);
}

/** Whether the draft differs from the published data; false before the first publication. */
export function hasStagedChanges({ current, staged }: Pick<Product, "current" | "staged">): boolean {
  return current !== null && staged !== null;
}

/** Product data in its REST form, with the lists that the published types require. */
export function toRestData(data: ProductData) {
  return { ...data, searchKeywords: data.searchKeywords ?? {}, attributes: data.attributes ?? [] };
}

/** The product in its REST form. */
export function toProductBody(product: Product) {
  const { id, key, version, createdAt, lastModifiedAt, productTypeId, taxCategoryId, published } = product;
  const { createdBy, lastModifiedBy } = product;
  const staged = workingData(product);
  return {
    id,
    version,
    createdAt,
    lastModifiedAt,
    createdBy,
    lastModifiedBy,
    ...(key === null ? {} : { key }),
    productType: { typeId: "product-type", id: productTypeId },
    ...(taxCategoryId === null ? {} : { taxCategory: { typeId: "tax-category", id: taxCategoryId } }),
    priceMode: product.priceMode ?? "Embedded",
    masterData: {
      current: toRestData(product.current ?? staged),
      staged: toRestData(staged),
      published,
      hasStagedChanges: hasStagedChanges(product),
    },
    ...(product.reviewRatingStatistics ? { reviewRatingStatistics: product.reviewRatingStatistics } : {}),
  };
}

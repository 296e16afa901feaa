import type { CategoryLink } from "./category";
import type { ProductCard } from "./product-card";

export type ProductVariant = {
  readonly sku: string;
  readonly name: string;
  readonly availableQuantity: number;
};

export type Product = ProductCard & {
  readonly productNumber: string;
  readonly model: string | null;
  readonly ean: string | null;
  readonly description: string | null;
  readonly highlights: readonly string[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly pictures: readonly { readonly url: string; readonly label: string | null }[];
  readonly technicalData: readonly { readonly label: string; readonly value: string }[];
  readonly variants: readonly ProductVariant[];
  readonly categories: readonly CategoryLink[];
  readonly categoryIds: readonly string[];
  readonly taxPermyriad: number | null;
  readonly manualUrl: string | null;
  readonly manufacturer: string | null;
  readonly safetyWarnings: string | null;
  readonly deliveryPackage: string | null;
  readonly volumeDiscountGroup: string | null;
  readonly ratingsDistribution: Readonly<Record<string, number>>;
  readonly isEligibleForSelling: boolean;
  readonly slugs: Readonly<Record<string, string>>;
};

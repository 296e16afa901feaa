import type { CategoryLink } from "./category";
import type { CardAttribute, Price, ProductCard } from "./product-card";
import type { ProductRepair } from "./product-repair";

/** One of a product's variants that is sold in this shop. */
export type ProductVariant = {
  readonly sku: string;
  /** Its difference from the others: the values of the product's options. */
  readonly name: string;
  /** In the order of the product's options; empty for a missing value. */
  readonly values: readonly string[];
  readonly price: Price;
  /** As on a card. */
  readonly availableQuantity: number | null;
  readonly picture: string | null;
};

/** A product with one of its variants chosen: number, price, stock, pictures and data are that variant's. */
export type Product = ProductCard & {
  readonly productNumber: string;
  readonly model: string | null;
  readonly ean: string | null;
  readonly description: string | null;
  readonly highlights: readonly string[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly pictures: readonly { readonly url: string; readonly label: string | null }[];
  readonly technicalData: readonly CardAttribute[];
  /** Weights and sizes, net and with the packaging. */
  readonly measures: readonly CardAttribute[];
  /** Variants to choose from; empty for a single one. */
  readonly variants: readonly ProductVariant[];
  /** Names of the attributes in which the variants differ; an empty name: they differ only in their numbers. */
  readonly options: readonly string[];
  readonly categories: readonly CategoryLink[];
  readonly categoryIds: readonly string[];
  readonly taxPermyriad: number | null;
  /** `language`: its language; null: it needs none. */
  readonly manual: { readonly url: string; readonly language: string | null } | null;
  /** The label contains no text; the product information sheet is in the shop's language. */
  readonly energyLabelUrl: string | null;
  readonly energySheetUrl: string | null;
  /** Registration number in the European product registry for energy labelling. */
  readonly eprelNumber: string | null;
  /** Years for which the producer guarantees the durability of the entire product free of charge; null: none. */
  readonly durabilityYears: number | null;
  /** The official label with brand, model and years; null: none. */
  readonly durabilityLabelUrl: string | null;
  /** The EU declaration of conformity. */
  readonly conformityUrl: string | null;
  readonly batteryPassportUrl: string | null;
  readonly manufacturer: string | null;
  /** Name and addresses of the person responsible in the EU for a maker outside it; null: the maker is in the EU. */
  readonly responsiblePerson: string | null;
  /** null: its data say nothing about repair. */
  readonly repair: ProductRepair | null;
  readonly safetyWarnings: string | null;
  readonly deliveryPackage: string | null;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** Pictures of the 360° view; 0: none. */
  readonly turnFrames: number;
  readonly video: { readonly url: string; readonly poster: string | null } | null;
  readonly family: string | null;
  /** For a used article (B-ware), the number of the new one. */
  readonly newSku: string | null;
  readonly accessorySkus: readonly string[];
  /** The products that an accessory fits. */
  readonly parentSkus: readonly string[];
  /** Categories of complementary products. */
  readonly complementIds: readonly string[];
  readonly volumeDiscountGroup: string | null;
  readonly ratingsDistribution: Readonly<Record<string, number>>;
  readonly isEligibleForSelling: boolean;
  readonly slugs: Readonly<Record<string, string>>;
};

import type { CartDiscount } from "../discounts/cart-discount.ts";
import type { DiscountCode } from "../discounts/discount-code.ts";
import type { PriceSelection } from "../pricing/choose-price.ts";
import type { ZoneRate } from "../pricing/choose-shipping-rate.ts";
import type { TaxRate } from "../pricing/tax-amount.ts";
import type { Attribute, Image } from "../products/product.ts";
import type { CustomTypes } from "../resources/custom-types.ts";
import type { LocalizedText } from "../resources/localized-text.ts";
import type { Reference } from "../resources/reference.ts";
import type { ShippingRateInputType } from "../settings/project-settings.ts";
import type { LineItemPrice } from "./cart.ts";

/** A variant that may be bought, in the catalogue's current state. */
export interface CurrentVariant {
  readonly snapshot: VariantSnapshot;
  readonly isMasterVariant: boolean;
  readonly published: boolean;
  readonly choosePrice: (scope: Omit<PriceSelection, "at">) => LineItemPrice | undefined;
}

export interface CartStore {
  readonly id: string;
  readonly key: string;
  /** Empty: every country. */
  readonly countries: readonly string[];
}

export interface CartShippingMethod {
  readonly id: string;
  readonly key?: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isDefault: boolean;
  readonly predicate?: string;
  readonly taxCategoryId?: string;
  /** Empty: offered in every store. */
  readonly storeKeys: readonly string[];
  readonly zoneRates: readonly ZoneRate[];
}

/** A resource of which only its names matter. */
export interface NamedResource {
  readonly id: string;
  readonly key?: string;
}

/** The customer's data for carts and predicates about them. */
export interface CartCustomer {
  readonly id: string;
  readonly key?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly customerNumber?: string;
  readonly customerGroup?: Reference;
}

/** All outside data for a cart's actions and calculation, read before they run. */
export interface CartFacts {
  readonly now: Date;
  /** The id of the calling API client. */
  readonly clientId: string;
  readonly store?: CartStore;
  readonly currentVariants: readonly CurrentVariant[];
  /** The data that lines show, by snapshot id. */
  readonly snapshots: ReadonlyMap<string, VariantSnapshot>;
  /** Rates by tax category id; `taxCategoryIds` by id and key. */
  readonly taxRates: ReadonlyMap<string, readonly TaxRate[]>;
  readonly taxCategoryIds: ReadonlyMap<string, string>;
  readonly shippingMethods: readonly CartShippingMethod[];
  readonly cartDiscounts: readonly CartDiscount[];
  readonly discountCodes: readonly DiscountCode[];
  /** All customer groups, by id and key. */
  readonly customerGroups: ReadonlyMap<string, NamedResource>;
  /** The cart's customer and those of the request, by id. */
  readonly customers: ReadonlyMap<string, CartCustomer>;
  /** The request's channels, by id and key. */
  readonly channels: ReadonlyMap<string, NamedResource>;
  /** Whether a country's rate applies to a state without one, and to an address without a state. */
  readonly countryTaxRateFallback: boolean;
  /** The input that `setShippingRateInput` accepts; any if the project does not define it. */
  readonly shippingRateInputType?: ShippingRateInputType;
  /** The types of the cart's custom fields, and those of the request. */
  readonly types: CustomTypes;
  /** The request's payments, by id and key. */
  readonly paymentIds: ReadonlyMap<string, string>;
}

/**
 * A variant with the product data that a line shows, fixed at one version of the product. Lines only reference it, so
 * that many carts share one row and a cart of 200 lines stays small.
 */
export interface VariantSnapshot {
  readonly id: string;
  readonly productId: string;
  readonly productKey?: string;
  readonly productTypeId: string;
  readonly productTypeKey?: string;
  readonly taxCategory?: Reference;
  readonly name: LocalizedText;
  readonly slug: LocalizedText;
  readonly categoryIds: readonly string[];
  readonly categoryKeys: readonly string[];
  /** Its categories and all above them. */
  readonly ancestorIds: readonly string[];
  readonly ancestorKeys: readonly string[];
  readonly variant: SnapshotVariant;
}

interface SnapshotVariant {
  readonly id: number;
  readonly sku?: string;
  readonly key?: string;
  readonly attributes: readonly Attribute[];
  readonly images: readonly Image[];
}

/** The id of one version of one variant. */
export function toSnapshotId(productId: string, version: number, variantId: number): string {
  return `${productId}.${version}.${variantId}`;
}

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

/** A variant that may be bought, as the catalogue has it now. */
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

/** What carts, and predicates about them, ask of a customer. */
export interface CartCustomer {
  readonly id: string;
  readonly key?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly customerNumber?: string;
  readonly customerGroup?: Reference;
}

/** Everything from outside the cart that its actions and its calculation look at, read before they run. */
export interface CartFacts {
  readonly now: Date;
  /** The API client that acts. */
  readonly clientId: string;
  readonly store?: CartStore;
  readonly currentVariants: readonly CurrentVariant[];
  /** What the lines show, by snapshot id. */
  readonly snapshots: ReadonlyMap<string, VariantSnapshot>;
  /** Rates by tax category id; `taxCategoryIds` by id and key. */
  readonly taxRates: ReadonlyMap<string, readonly TaxRate[]>;
  readonly taxCategoryIds: ReadonlyMap<string, string>;
  readonly shippingMethods: readonly CartShippingMethod[];
  readonly cartDiscounts: readonly CartDiscount[];
  readonly discountCodes: readonly DiscountCode[];
  /** All customer groups, by id and key. */
  readonly customerGroups: ReadonlyMap<string, NamedResource>;
  /** The cart's customer and those that the request names, by id. */
  readonly customers: ReadonlyMap<string, CartCustomer>;
  /** Channels by id and key, as far as the request names them. */
  readonly channels: ReadonlyMap<string, NamedResource>;
  /** Whether a country's rate serves a state without one, and an address without a state. */
  readonly countryTaxRateFallback: boolean;
  /** What `setShippingRateInput` takes; anything while the project does not say. */
  readonly shippingRateInputType?: ShippingRateInputType;
  /** The types that the cart's custom fields have, and those that the request names. */
  readonly types: CustomTypes;
  /** Payments by id and key, as far as the request names them. */
  readonly paymentIds: ReadonlyMap<string, string>;
}

/**
 * A variant with what a line shows of its product, frozen at one version of the product. Lines only name it,
 * so that many carts share one row and a cart of 200 lines stays small.
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
  /** Own categories and all above them. */
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

/** One version of one variant. */
export function toSnapshotId(productId: string, version: number, variantId: number): string {
  return `${productId}.${version}.${variantId}`;
}

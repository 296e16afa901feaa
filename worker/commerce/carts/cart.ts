import type { CartDiscount } from "../discounts/cart-discount.ts";
import type { DiscountCodeState } from "../discounts/discount-code.ts";
import type { RoundingMode } from "../money/divide-amounts.ts";
import type { Money } from "../money/money.ts";
import type { ShippingRate } from "../pricing/choose-shipping-rate.ts";
import type { TaxCalculationMode, TaxRate } from "../pricing/tax-amount.ts";
import type { ExternalTaxAmount, TaxMode } from "../pricing/tax-item.ts";
import type { TaxedPrice, TaxPortion } from "../pricing/taxed-price.ts";
import type { Initiated } from "../requests/initiator.ts";
import type { Address } from "../resources/address.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { LocalizedText } from "../resources/localized-text.ts";
import type { KeyReference, Reference } from "../resources/reference.ts";
import type { Delivery } from "./delivery.ts";

type CartState = "Active" | "Frozen" | "Merged" | "Ordered";
export type InventoryMode = "None" | "ReserveOnCart" | "ReserveOnOrder" | "TrackOnly";
/** HardFreeze fixes prices permanently; SoftFreeze checks them once more when the order is placed. */
export type FreezeStrategy = "HardFreeze" | "SoftFreeze";

/** The common part of a cart and its order, in the platform's own document form. */
export interface CartContent {
  readonly customerId?: string;
  readonly customerEmail?: string;
  readonly customerGroup?: Reference;
  readonly anonymousId?: string;
  readonly store?: KeyReference;
  readonly country?: string;
  readonly locale?: string;
  readonly origin: string;
  readonly inventoryMode: InventoryMode;
  readonly taxMode: TaxMode;
  readonly priceRoundingMode: RoundingMode;
  readonly taxRoundingMode: RoundingMode;
  readonly taxCalculationMode: TaxCalculationMode;
  readonly purchaseOrderNumber?: string;
  readonly lineItems: readonly LineItem[];
  readonly customLineItems: readonly CustomLineItem[];
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
  /** Each with a key; the `shippingDetails` of lines reference them. */
  readonly itemShippingAddresses?: readonly Address[];
  readonly shippingInfo?: ShippingInfo;
  readonly shippingRateInput?: ShippingRateInput;
  readonly shippingCustomFields?: CustomFields;
  readonly discountCodes: readonly DiscountCodeInfo[];
  readonly directDiscounts?: readonly DirectDiscount[];
  readonly refusedGifts: readonly Reference[];
  readonly paymentInfo?: { readonly payments: readonly Reference[] };
  readonly custom?: CustomFields;
  /** Always in the cart's currency, which never changes. */
  readonly totalPrice: Money;
  readonly taxedPrice?: TaxedPrice;
  readonly taxedShippingPrice?: TaxedPrice;
  /** The caller's tax in tax mode ExternalAmount; valid for the total that it was set for. */
  readonly externalTotalTax?: ExternalTotalTax;
  readonly discountOnTotalPrice?: DiscountOnTotalPrice;
}

export interface Cart extends CartContent, Initiated {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly key?: string;
  readonly cartState: CartState;
  readonly freezeStrategy?: FreezeStrategy;
  readonly lock?: { readonly createdAt: string; readonly clientId: string };
  readonly deleteDaysAfterLastModification: number;
}

export interface ExternalTotalTax extends ExternalTaxAmount {
  readonly portions: readonly TaxPortion[];
}

interface DiscountCodeInfo {
  readonly discountCode: Reference;
  readonly state: DiscountCodeState;
}

interface DiscountOnTotalPrice {
  readonly discountedAmount: Money;
  readonly includedDiscounts: readonly DiscountedAmount[];
  readonly discountedNetAmount?: Money;
  readonly discountedGrossAmount?: Money;
}

/** The number of units per address of the order. */
export interface ItemShippingDetails {
  readonly targets: readonly {
    readonly addressKey: string;
    readonly quantity: number;
    readonly shippingMethodKey?: string;
  }[];
  /** Whether the targets cover all units of the line. */
  readonly valid: boolean;
}

/** The price that was selected when the line was added, with the product discount of that time. */
export interface LineItemPrice {
  readonly id?: string;
  readonly key?: string;
  readonly value: Money;
  readonly country?: string;
  readonly customerGroup?: Reference;
  readonly channel?: Reference;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly discounted?: { readonly value: Money; readonly discount: Reference };
  readonly tiers?: readonly { readonly minimumQuantity: number; readonly value: Money }[];
  readonly custom?: CustomFields;
}

export interface LineItem {
  readonly id: string;
  readonly key?: string;
  readonly productId: string;
  readonly variantId: number;
  readonly sku?: string;
  /** The VariantSnapshot that the line shows: the product's state when the line was added. */
  readonly snapshotId: string;
  readonly taxCategoryId?: string;
  readonly price: LineItemPrice;
  readonly quantity: number;
  readonly addedAt: string;
  readonly lastModifiedAt: string;
  readonly supplyChannel?: Reference;
  readonly distributionChannel?: Reference;
  readonly custom?: CustomFields;
  readonly shippingDetails?: ItemShippingDetails;
  readonly lineItemMode: "Standard" | "GiftLineItem";
  /** ExternalPrice: the caller set the unit price. ExternalTotal: the caller set the line's total as well. */
  readonly priceMode: "Platform" | "ExternalPrice" | "ExternalTotal";
  readonly externalTotalCents?: number;
  /** The stock mode of this line; the cart's mode if it is not set. */
  readonly inventoryMode?: InventoryMode;
  readonly taxRate?: TaxRate;
  readonly externalTaxAmount?: ExternalTaxAmount;
  readonly discountedPricePerQuantity: readonly DiscountedPriceForQuantity[];
  readonly taxedPrice?: TaxedPrice;
  readonly totalPrice: Money;
}

/** A line that is not a product, such as a fee. */
export interface CustomLineItem {
  readonly id: string;
  readonly key?: string;
  readonly name: LocalizedText;
  readonly slug: string;
  readonly money: Money;
  readonly quantity: number;
  readonly taxCategory?: Reference;
  readonly custom?: CustomFields;
  readonly shippingDetails?: ItemShippingDetails;
  readonly priceMode: "Standard" | "External";
  readonly taxRate?: TaxRate;
  readonly externalTaxAmount?: ExternalTaxAmount;
  readonly discountedPricePerQuantity: readonly DiscountedPriceForQuantity[];
  readonly taxedPrice?: TaxedPrice;
  readonly totalPrice: Money;
}

/** The shipping method of a cart with its price for the cart's address. */
export interface ShippingInfo {
  /** Not set if the caller set the rate. */
  readonly shippingMethod?: Reference;
  readonly shippingMethodName: string;
  readonly price: Money;
  readonly shippingRate: ShippingRate;
  readonly taxCategory?: Reference;
  readonly taxRate?: TaxRate;
  readonly externalTaxAmount?: ExternalTaxAmount;
  readonly discountedPrice?: DiscountedPrice;
  readonly taxedPrice?: TaxedPrice;
  /** Only in orders. */
  readonly deliveries?: readonly Delivery[];
  readonly shippingMethodState: "MatchesCart" | "DoesNotMatchCart";
}

/** Selects between the price tiers of a shipping rate, if the cart's value does not. */
export type ShippingRateInput =
  | { readonly type: "Score"; readonly score: number }
  | { readonly type: "Classification"; readonly key: string; readonly label?: LocalizedText };

export interface DiscountedAmount {
  readonly discount: Reference;
  readonly discountedAmount: Money;
}

export interface DiscountedPrice {
  readonly value: Money;
  readonly includedDiscounts: readonly DiscountedAmount[];
}

export interface DiscountedPriceForQuantity {
  readonly quantity: number;
  readonly discountedPrice: DiscountedPrice;
}

/** A discount that the caller set on one cart, without a rule of the project. */
export interface DirectDiscount extends Pick<CartDiscount, "id" | "value" | "target"> {}

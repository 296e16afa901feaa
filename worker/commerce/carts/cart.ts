import type { DiscountCodeState } from "../discounts/discount-code.ts";
import type { Money } from "../money/money.ts";
import type { RoundingMode } from "../money/round-ratio.ts";
import type { TaxCalculationMode } from "../pricing/tax-line.ts";
import type { TaxedPrice, TaxPortion } from "../pricing/taxed-price.ts";
import type { Address } from "../resources/address.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { KeyReference, Reference } from "../resources/reference.ts";
import type { CustomLineItem } from "./custom-line-item.ts";
import type { DirectDiscount } from "./direct-discount.ts";
import type { DiscountedAmount } from "./discounted-price.ts";
import type { ExternalTaxAmount } from "./external-tax.ts";
import type { LineItem } from "./line-item.ts";
import type { ShippingInfo } from "./shipping-info.ts";
import type { ShippingRateInput } from "./shipping-rate-input.ts";

type CartState = "Active" | "Frozen" | "Merged" | "Ordered";
export type InventoryMode = "None" | "ReserveOnCart" | "ReserveOnOrder" | "TrackOnly";
/** HardFreeze keeps prices for good; SoftFreeze checks them once more when the order is placed. */
export type FreezeStrategy = "HardFreeze" | "SoftFreeze";
export type TaxMode = "Platform" | "External" | "ExternalAmount" | "Disabled";

/** What a cart and the order made from it have in common, in the platform's own document shape. */
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
  /** Set from outside in tax mode ExternalAmount; it holds for the total it was made for. */
  readonly externalTotalTax?: ExternalTotalTax;
  readonly discountOnTotalPrice?: DiscountOnTotalPrice;
}

export interface Cart extends CartContent {
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

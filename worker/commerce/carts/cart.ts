import type { DiscountCodeState } from "../discounts/discount-code.ts";
import type { Money } from "../pricing/money.ts";
import type { RoundingMode } from "../pricing/round-ratio.ts";
import type { TaxCalculationMode } from "../pricing/tax-line.ts";
import type { TaxedPrice } from "../pricing/taxed-price.ts";
import type { Address } from "./address.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { CustomLineItem } from "./custom-line-item.ts";
import type { DiscountedAmount } from "./discounted-price.ts";
import type { LineItem } from "./line-item.ts";
import type { KeyReference, Reference } from "./reference.ts";
import type { ShippingInfo } from "./shipping-info.ts";

type CartState = "Active" | "Frozen" | "Merged" | "Ordered";
export type InventoryMode = "None" | "ReserveOnCart" | "ReserveOnOrder" | "TrackOnly";
export type TaxMode = "Platform" | "External" | "ExternalAmount" | "Disabled";

/** What a cart and the order made from it have in common, in the platform's own document shape. */
export interface CartContent {
  readonly customerId?: string;
  readonly customerEmail?: string;
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
  readonly discountCodes: readonly DiscountCodeInfo[];
  readonly refusedGifts: readonly Reference[];
  readonly paymentInfo?: { readonly payments: readonly Reference[] };
  readonly custom?: CustomFields;
  /** Always in the cart's currency, which never changes. */
  readonly totalPrice: Money;
  readonly taxedPrice?: TaxedPrice;
  readonly taxedShippingPrice?: TaxedPrice;
  readonly discountOnTotalPrice?: DiscountOnTotalPrice;
}

export interface Cart extends CartContent {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly key?: string;
  readonly cartState: CartState;
  readonly deleteDaysAfterLastModification: number;
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

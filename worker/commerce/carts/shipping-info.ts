import type { Money } from "../money/money.ts";
import type { ShippingRate } from "../pricing/choose-shipping-rate.ts";
import type { TaxRate } from "../pricing/tax-amount.ts";
import type { TaxedPrice } from "../pricing/taxed-price.ts";
import type { Reference } from "../resources/reference.ts";
import type { Delivery } from "./delivery.ts";
import type { DiscountedPrice } from "./discounted-price.ts";
import type { ExternalTaxAmount } from "./external-tax.ts";

/** The shipping method of a cart with its price for the cart's address. */
export interface ShippingInfo {
  /** Not set when the caller named a rate of its own. */
  readonly shippingMethod?: Reference;
  readonly shippingMethodName: string;
  readonly price: Money;
  readonly shippingRate: ShippingRate;
  readonly taxCategory?: Reference;
  readonly taxRate?: TaxRate;
  readonly externalTaxAmount?: ExternalTaxAmount;
  readonly discountedPrice?: DiscountedPrice;
  readonly taxedPrice?: TaxedPrice;
  /** Of orders. */
  readonly deliveries?: readonly Delivery[];
  readonly shippingMethodState: "MatchesCart" | "DoesNotMatchCart";
}

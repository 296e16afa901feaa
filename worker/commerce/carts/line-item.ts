import type { Money } from "../money/money.ts";
import type { TaxRate } from "../pricing/tax-amount.ts";
import type { TaxedPrice } from "../pricing/taxed-price.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { Reference } from "../resources/reference.ts";
import type { InventoryMode } from "./cart.ts";
import type { DiscountedPriceForQuantity } from "./discounted-price.ts";
import type { ExternalTaxAmount } from "./external-tax.ts";

/** The price that was selected when the line was added, with the product discount of that moment. */
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
  /** Names the VariantSnapshot that the line shows: what the product was when the line was added. */
  readonly snapshotId: string;
  readonly taxCategoryId?: string;
  readonly price: LineItemPrice;
  readonly quantity: number;
  readonly addedAt: string;
  readonly lastModifiedAt: string;
  readonly supplyChannel?: Reference;
  readonly distributionChannel?: Reference;
  readonly custom?: CustomFields;
  readonly lineItemMode: "Standard" | "GiftLineItem";
  /** ExternalPrice: the caller named the unit price. ExternalTotal: the caller named the line's total as well. */
  readonly priceMode: "Platform" | "ExternalPrice" | "ExternalTotal";
  readonly externalTotalCents?: number;
  /** How stock counts for this line; the cart's mode when it is not set. */
  readonly inventoryMode?: InventoryMode;
  readonly taxRate?: TaxRate;
  readonly externalTaxAmount?: ExternalTaxAmount;
  readonly discountedPricePerQuantity: readonly DiscountedPriceForQuantity[];
  readonly taxedPrice?: TaxedPrice;
  readonly totalPrice: Money;
}

import type { Money } from "../money/money.ts";
import type { TaxRate } from "../pricing/tax-amount.ts";
import type { TaxedPrice } from "../pricing/taxed-price.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { LocalizedText } from "../resources/localized-text.ts";
import type { Reference } from "../resources/reference.ts";
import type { DiscountedPriceForQuantity } from "./discounted-price.ts";
import type { ExternalTaxAmount } from "./external-tax.ts";

/** Something sold that is no product, such as a fee. */
export interface CustomLineItem {
  readonly id: string;
  readonly key?: string;
  readonly name: LocalizedText;
  readonly slug: string;
  readonly money: Money;
  readonly quantity: number;
  readonly taxCategory?: Reference;
  readonly custom?: CustomFields;
  readonly priceMode: "Standard" | "External";
  readonly taxRate?: TaxRate;
  readonly externalTaxAmount?: ExternalTaxAmount;
  readonly discountedPricePerQuantity: readonly DiscountedPriceForQuantity[];
  readonly taxedPrice?: TaxedPrice;
  readonly totalPrice: Money;
}

import type { RoundingMode } from "../money/round-ratio.ts";
import type { TaxCalculationMode } from "../pricing/tax-line.ts";
import type { AddressInput } from "../resources/address.ts";
import type { CustomFieldsInput } from "../resources/custom-fields.ts";
import type { ResourceIdentifier } from "../resources/reference.ts";
import type { AddCustomLineItemInput } from "./actions/add-custom-line-item.ts";
import type { AddLineItemInput } from "./actions/add-line-item.ts";
import type { InventoryMode, TaxMode } from "./cart.ts";
import type { ExternalTaxRateInput } from "./external-tax.ts";
import type { ShippingRateInputDraft } from "./shipping-rate-input.ts";

/** What a cart is created from; the schema has filled in its defaults. */
export interface CartDraft {
  readonly currency: string;
  readonly key?: string | null;
  readonly country?: string | null;
  readonly locale?: string | null;
  readonly store?: ResourceIdentifier | null;
  readonly customerId?: string | null;
  readonly customerEmail?: string | null;
  readonly anonymousId?: string | null;
  readonly origin?: string | null;
  readonly inventoryMode?: InventoryMode | null;
  readonly taxMode?: TaxMode | null;
  readonly priceRoundingMode?: RoundingMode | null;
  readonly taxRoundingMode?: RoundingMode | null;
  readonly taxCalculationMode?: TaxCalculationMode | null;
  readonly purchaseOrderNumber?: string | null;
  readonly deleteDaysAfterLastModification?: number | null;
  readonly lineItems?: readonly AddLineItemInput[] | null;
  readonly customLineItems?: readonly AddCustomLineItemInput[] | null;
  readonly shippingAddress?: AddressInput | null;
  readonly billingAddress?: AddressInput | null;
  readonly shippingMethod?: ResourceIdentifier | null;
  readonly discountCodes?: readonly string[] | null;
  readonly custom?: CustomFieldsInput | null;
  readonly customerGroup?: ResourceIdentifier | null;
  readonly shippingRateInput?: ShippingRateInputDraft | null;
  readonly externalTaxRateForShippingMethod?: ExternalTaxRateInput | null;
}

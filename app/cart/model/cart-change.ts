import type { CountryCode } from "../../countries/model/country";
import type { Money } from "../../foundation/money";
import type { Address } from "./address";
import type { ItemTaxRate, LocalizedText, VatCheck } from "./cart";

/** One step of a cart update in the shop's terms; the commerce gateway translates it into the platform's. */
export type CartChange =
  | { readonly type: "add-line"; readonly sku: string; readonly quantity: number }
  /** `unitPrice`: of a guarantee, whose price the shop sets. */
  | {
      readonly type: "set-line";
      readonly lineId: string;
      readonly quantity: number;
      readonly unitPrice?: Money;
    }
  | {
      readonly type: "add-guarantee";
      readonly sku: string;
      readonly parentSku: string;
      readonly quantity: number;
      readonly unitPrice: Money;
    }
  | { readonly type: "set-inventory-mode"; readonly lineId: string; readonly mode: "ReserveOnOrder" | "None" }
  | { readonly type: "add-code"; readonly code: string }
  | { readonly type: "remove-code"; readonly codeId: string }
  | { readonly type: "set-locale"; readonly locale: string }
  | { readonly type: "set-email"; readonly email: string }
  /** null removes it. */
  | { readonly type: "set-order-reference"; readonly reference: string | null }
  /** Assigns a guest's cart to a customer. */
  | { readonly type: "set-customer"; readonly customerId: string }
  | { readonly type: "set-billing-address"; readonly address: Address }
  /** For a billing address that holds only the country so far. */
  | { readonly type: "set-vat"; readonly country: CountryCode; readonly vat: VatCheck | null }
  | { readonly type: "set-shipping-address"; readonly address: Address }
  | { readonly type: "set-tax-mode"; readonly mode: "Platform" | "External" }
  | { readonly type: "set-tax-rate"; readonly rate: ItemTaxRate }
  | { readonly type: "set-shipping-method"; readonly methodKey: string | null; readonly methodId?: string }
  | { readonly type: "set-field"; readonly name: CartFieldName; readonly value: CartFieldValue }
  /** Adds the shop's custom fields to the cart, before any of them is set. */
  | { readonly type: "begin-fields" }
  | { readonly type: "add-cod-fee"; readonly fee: Money; readonly title: LocalizedText }
  | { readonly type: "remove-cod-fee" }
  | { readonly type: "add-payment"; readonly paymentId: string }
  | { readonly type: "remove-payment"; readonly paymentId: string }
  | { readonly type: "recalculate" };

/** Custom fields of the platform's type `cart-fields` that the shop writes. */
type CartFieldName =
  | "addressCheck"
  | "calculatedCodFee"
  | "customerAgreedToSendEmail"
  | "customerType"
  | "deliveryNote"
  | "lastBatch"
  | "newsletterConsent"
  | "paymentMethod"
  | "shippingAddressType"
  | "utmSource";

/** null removes the field. */
export type CartFieldValue = string | boolean | Money | null;

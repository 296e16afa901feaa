import { addCustomLineItem } from "./actions/add-custom-line-item.ts";
import { addDiscountCode } from "./actions/add-discount-code.ts";
import { addLineItem } from "./actions/add-line-item.ts";
import { addPayment } from "./actions/add-payment.ts";
import { changeCustomLineItemMoney } from "./actions/change-custom-line-item-money.ts";
import { changeCustomLineItemQuantity } from "./actions/change-custom-line-item-quantity.ts";
import { changeLineItemQuantity } from "./actions/change-line-item-quantity.ts";
import { changeTaxMode } from "./actions/change-tax-mode.ts";
import { recalculate } from "./actions/recalculate.ts";
import { removeCustomLineItem } from "./actions/remove-custom-line-item.ts";
import { removeDiscountCode } from "./actions/remove-discount-code.ts";
import { removeLineItem } from "./actions/remove-line-item.ts";
import { removePayment } from "./actions/remove-payment.ts";
import { setAnonymousId } from "./actions/set-anonymous-id.ts";
import { setBillingAddress } from "./actions/set-billing-address.ts";
import { setBillingAddressCustomField } from "./actions/set-billing-address-custom-field.ts";
import { setBillingAddressCustomType } from "./actions/set-billing-address-custom-type.ts";
import { setCartCustomField } from "./actions/set-cart-custom-field.ts";
import { setCountry } from "./actions/set-country.ts";
import { setCustomType } from "./actions/set-custom-type.ts";
import { setCustomerEmail } from "./actions/set-customer-email.ts";
import { setCustomerId } from "./actions/set-customer-id.ts";
import { setDeleteDaysAfterLastModification } from "./actions/set-delete-days-after-last-modification.ts";
import { setKey } from "./actions/set-key.ts";
import { setLineItemCustomField } from "./actions/set-line-item-custom-field.ts";
import { setLineItemCustomType } from "./actions/set-line-item-custom-type.ts";
import { setLocale } from "./actions/set-locale.ts";
import { setPurchaseOrderNumber } from "./actions/set-purchase-order-number.ts";
import { setShippingAddress } from "./actions/set-shipping-address.ts";
import { setShippingAddressCustomField } from "./actions/set-shipping-address-custom-field.ts";
import { setShippingAddressCustomType } from "./actions/set-shipping-address-custom-type.ts";
import { setShippingMethod } from "./actions/set-shipping-method.ts";
import type { CartAction } from "./cart-action.ts";

/** Every action of a cart that the platform knows, by its name in CartUpdateAction. */
export const cartActions: Readonly<Record<string, CartAction>> = {
  addLineItem,
  removeLineItem,
  changeLineItemQuantity,
  setLineItemCustomType,
  setLineItemCustomField,
  addCustomLineItem,
  removeCustomLineItem,
  changeCustomLineItemMoney,
  changeCustomLineItemQuantity,
  setShippingAddress,
  setShippingAddressCustomType,
  setShippingAddressCustomField,
  setBillingAddress,
  setBillingAddressCustomType,
  setBillingAddressCustomField,
  setShippingMethod,
  addDiscountCode,
  removeDiscountCode,
  addPayment,
  removePayment,
  setCustomType,
  setCustomField: setCartCustomField,
  setCustomerEmail,
  setCustomerId,
  setAnonymousId,
  setCountry,
  setLocale,
  setKey,
  setPurchaseOrderNumber,
  changeTaxMode,
  recalculate,
  setDeleteDaysAfterLastModification,
};

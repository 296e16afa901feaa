import { addCustomLineItem } from "./actions/add-custom-line-item.ts";
import { addDiscountCode } from "./actions/add-discount-code.ts";
import { addLineItem } from "./actions/add-line-item.ts";
import { addPayment } from "./actions/add-payment.ts";
import { changeCustomLineItemMoney } from "./actions/change-custom-line-item-money.ts";
import { changeCustomLineItemPriceMode } from "./actions/change-custom-line-item-price-mode.ts";
import { changeCustomLineItemQuantity } from "./actions/change-custom-line-item-quantity.ts";
import { changeLineItemQuantity } from "./actions/change-line-item-quantity.ts";
import { changeLineItemsOrder } from "./actions/change-line-items-order.ts";
import { changePriceRoundingMode } from "./actions/change-price-rounding-mode.ts";
import { changeTaxCalculationMode } from "./actions/change-tax-calculation-mode.ts";
import { changeTaxMode } from "./actions/change-tax-mode.ts";
import { changeTaxRoundingMode } from "./actions/change-tax-rounding-mode.ts";
import { freezeCart } from "./actions/freeze-cart.ts";
import { lockCart } from "./actions/lock-cart.ts";
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
import { setCartTotalTax } from "./actions/set-cart-total-tax.ts";
import { setCountry } from "./actions/set-country.ts";
import { setCustomLineItemCustomField } from "./actions/set-custom-line-item-custom-field.ts";
import { setCustomLineItemCustomType } from "./actions/set-custom-line-item-custom-type.ts";
import { setCustomLineItemTaxAmount } from "./actions/set-custom-line-item-tax-amount.ts";
import { setCustomLineItemTaxRate } from "./actions/set-custom-line-item-tax-rate.ts";
import { setCustomShippingMethod } from "./actions/set-custom-shipping-method.ts";
import { setCustomType } from "./actions/set-custom-type.ts";
import { setCustomerEmail } from "./actions/set-customer-email.ts";
import { setCustomerGroup } from "./actions/set-customer-group.ts";
import { setCustomerId } from "./actions/set-customer-id.ts";
import { setDeleteDaysAfterLastModification } from "./actions/set-delete-days-after-last-modification.ts";
import { setDirectDiscounts } from "./actions/set-direct-discounts.ts";
import { setKey } from "./actions/set-key.ts";
import { setLineItemCustomField } from "./actions/set-line-item-custom-field.ts";
import { setLineItemCustomType } from "./actions/set-line-item-custom-type.ts";
import { setLineItemDistributionChannel } from "./actions/set-line-item-distribution-channel.ts";
import { setLineItemInventoryMode } from "./actions/set-line-item-inventory-mode.ts";
import { setLineItemPrice } from "./actions/set-line-item-price.ts";
import { setLineItemSupplyChannel } from "./actions/set-line-item-supply-channel.ts";
import { setLineItemTaxAmount } from "./actions/set-line-item-tax-amount.ts";
import { setLineItemTaxRate } from "./actions/set-line-item-tax-rate.ts";
import { setLineItemTotalPrice } from "./actions/set-line-item-total-price.ts";
import { setLocale } from "./actions/set-locale.ts";
import { setPurchaseOrderNumber } from "./actions/set-purchase-order-number.ts";
import { setShippingAddress } from "./actions/set-shipping-address.ts";
import { setShippingAddressCustomField } from "./actions/set-shipping-address-custom-field.ts";
import { setShippingAddressCustomType } from "./actions/set-shipping-address-custom-type.ts";
import { setShippingCustomField } from "./actions/set-shipping-custom-field.ts";
import { setShippingCustomType } from "./actions/set-shipping-custom-type.ts";
import { setShippingMethod } from "./actions/set-shipping-method.ts";
import { setShippingMethodTaxAmount } from "./actions/set-shipping-method-tax-amount.ts";
import { setShippingMethodTaxRate } from "./actions/set-shipping-method-tax-rate.ts";
import { setShippingRateInput } from "./actions/set-shipping-rate-input.ts";
import { unfreezeCart } from "./actions/unfreeze-cart.ts";
import { unlockCart } from "./actions/unlock-cart.ts";
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
  changeLineItemsOrder,
  setLineItemSupplyChannel,
  setLineItemDistributionChannel,
  setLineItemInventoryMode,
  setLineItemPrice,
  setLineItemTotalPrice,
  setLineItemTaxRate,
  setLineItemTaxAmount,
  setShippingCustomType,
  setShippingCustomField,
  setCustomLineItemCustomType,
  setCustomLineItemCustomField,
  setCustomLineItemTaxRate,
  setCustomLineItemTaxAmount,
  changeCustomLineItemPriceMode,
  setShippingMethodTaxRate,
  setShippingMethodTaxAmount,
  setCartTotalTax,
  setCustomShippingMethod,
  changeTaxRoundingMode,
  changePriceRoundingMode,
  changeTaxCalculationMode,
  setCustomerGroup,
  setShippingRateInput,
  setDirectDiscounts,
  freezeCart,
  unfreezeCart,
  lockCart,
  unlockCart,
};

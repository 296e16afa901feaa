import { addOrderPayment } from "./actions/add-order-payment.ts";
import { changeOrderState } from "./actions/change-order-state.ts";
import { changePaymentState } from "./actions/change-payment-state.ts";
import { changeShipmentState } from "./actions/change-shipment-state.ts";
import { removeOrderPayment } from "./actions/remove-order-payment.ts";
import { setOrderBillingAddress } from "./actions/set-order-billing-address.ts";
import { setOrderBillingAddressCustomField } from "./actions/set-order-billing-address-custom-field.ts";
import { setOrderBillingAddressCustomType } from "./actions/set-order-billing-address-custom-type.ts";
import { setOrderCustomField } from "./actions/set-order-custom-field.ts";
import { setOrderCustomLineItemCustomField } from "./actions/set-order-custom-line-item-custom-field.ts";
import { setOrderCustomLineItemCustomType } from "./actions/set-order-custom-line-item-custom-type.ts";
import { setOrderCustomType } from "./actions/set-order-custom-type.ts";
import { setOrderCustomerEmail } from "./actions/set-order-customer-email.ts";
import { setOrderCustomerId } from "./actions/set-order-customer-id.ts";
import { setOrderLineItemCustomField } from "./actions/set-order-line-item-custom-field.ts";
import { setOrderLineItemCustomType } from "./actions/set-order-line-item-custom-type.ts";
import { setOrderLocale } from "./actions/set-order-locale.ts";
import { setOrderNumber } from "./actions/set-order-number.ts";
import { setOrderPurchaseOrderNumber } from "./actions/set-order-purchase-order-number.ts";
import { setOrderShippingAddress } from "./actions/set-order-shipping-address.ts";
import { setOrderShippingAddressCustomField } from "./actions/set-order-shipping-address-custom-field.ts";
import { setOrderShippingAddressCustomType } from "./actions/set-order-shipping-address-custom-type.ts";
import { setOrderShippingCustomField } from "./actions/set-order-shipping-custom-field.ts";
import { setOrderShippingCustomType } from "./actions/set-order-shipping-custom-type.ts";
import { setOrderStore } from "./actions/set-order-store.ts";
import { operatorActions } from "./operator-actions.ts";
import type { OrderAction } from "./order-action.ts";

/** Every action of an order that the platform knows, by its name in OrderUpdateAction or in REST. */
export const orderActions: Readonly<Record<string, OrderAction>> = {
  addPayment: addOrderPayment,
  removePayment: removeOrderPayment,
  changeOrderState,
  changePaymentState,
  changeShipmentState,
  setBillingAddress: setOrderBillingAddress,
  setShippingAddress: setOrderShippingAddress,
  setCustomField: setOrderCustomField,
  setCustomType: setOrderCustomType,
  setCustomerEmail: setOrderCustomerEmail,
  setLocale: setOrderLocale,
  setOrderNumber,
  setPurchaseOrderNumber: setOrderPurchaseOrderNumber,
  setBillingAddressCustomField: setOrderBillingAddressCustomField,
  setBillingAddressCustomType: setOrderBillingAddressCustomType,
  setShippingAddressCustomField: setOrderShippingAddressCustomField,
  setShippingAddressCustomType: setOrderShippingAddressCustomType,
  setLineItemCustomField: setOrderLineItemCustomField,
  setLineItemCustomType: setOrderLineItemCustomType,
  setCustomLineItemCustomField: setOrderCustomLineItemCustomField,
  setCustomLineItemCustomType: setOrderCustomLineItemCustomType,
  setShippingCustomField: setOrderShippingCustomField,
  setShippingCustomType: setOrderShippingCustomType,
  setCustomerId: setOrderCustomerId,
  setStore: setOrderStore,
  ...operatorActions,
};

import { addOrderPayment } from "./actions/add-order-payment.ts";
import { changeOrderState } from "./actions/change-order-state.ts";
import { changePaymentState } from "./actions/change-payment-state.ts";
import { changeShipmentState } from "./actions/change-shipment-state.ts";
import { removeOrderPayment } from "./actions/remove-order-payment.ts";
import { setOrderBillingAddress } from "./actions/set-order-billing-address.ts";
import { setOrderCustomField } from "./actions/set-order-custom-field.ts";
import { setOrderCustomType } from "./actions/set-order-custom-type.ts";
import { setOrderCustomerEmail } from "./actions/set-order-customer-email.ts";
import { setOrderLocale } from "./actions/set-order-locale.ts";
import { setOrderNumber } from "./actions/set-order-number.ts";
import { setOrderPurchaseOrderNumber } from "./actions/set-order-purchase-order-number.ts";
import { setOrderShippingAddress } from "./actions/set-order-shipping-address.ts";
import type { OrderAction } from "./order-action.ts";

/** Every action of an order that the platform knows, by its name in OrderUpdateAction. */
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
};

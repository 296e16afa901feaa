import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";

export const setMethodInfoCustomField: PaymentAction = {
  readTypes: (_field, { paymentMethodInfo }) => [paymentMethodInfo.custom?.type.id],
  apply(payment, field: CustomFieldInput, types) {
    const { paymentMethodInfo } = payment;
    const custom = setCustomField(paymentMethodInfo.custom, field, types);
    return { ...payment, paymentMethodInfo: { ...paymentMethodInfo, custom } };
  },
};

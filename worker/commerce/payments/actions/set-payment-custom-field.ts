import { type CustomFieldInput, setCustomField } from "../../carts/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";

export const setPaymentCustomField: PaymentAction = {
  apply: (payment, field: CustomFieldInput) => ({
    ...payment,
    custom: setCustomField(payment.custom, field),
  }),
};

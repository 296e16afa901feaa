import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";

export const setPaymentCustomField: PaymentAction = {
  readTypes: (_field, { custom }) => [custom?.type.id],
  apply: (payment, field: CustomFieldInput, types) => ({
    ...payment,
    custom: setCustomField(payment.custom, field, types),
  }),
};

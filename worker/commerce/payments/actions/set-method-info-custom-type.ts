import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";

export const setMethodInfoCustomType: PaymentAction = {
  readTypes: (input: CustomFieldsInput) => [readTypeName(input)],
  apply: (payment, input: CustomFieldsInput, types) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, custom: toCustomFields(input, types) },
  }),
};

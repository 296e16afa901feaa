import { requiredField } from "../../errors/platform-errors.ts";
import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";

/** Records what was exchanged with the payment provider. */
export const addInterfaceInteraction: PaymentAction = {
  readTypes: (input: CustomFieldsInput) => [readTypeName(input)],

  apply(payment, input: CustomFieldsInput, types) {
    const interaction = toCustomFields(input, types);
    if (!interaction) throw requiredField("type");
    return { ...payment, interfaceInteractions: [...payment.interfaceInteractions, interaction] };
  },
};

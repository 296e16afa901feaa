import { type LocalizedTextItem, toLocalizedText } from "../../resources/localized-text.ts";
import type { PaymentAction } from "../payment-action.ts";

interface SetMethodInfoNameInput {
  readonly name?: readonly LocalizedTextItem[] | null;
}

export const setMethodInfoName: PaymentAction = {
  apply: (payment, { name }: SetMethodInfoNameInput) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, name: name ? toLocalizedText(name) : undefined },
  }),
};

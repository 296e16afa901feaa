import type { Money } from "../../money/money.ts";
import type { PaymentAction } from "../payment-action.ts";

interface ChangeAmountPlannedInput {
  readonly amount: Money;
}

export const changeAmountPlanned: PaymentAction = {
  apply: (payment, { amount }: ChangeAmountPlannedInput) => ({
    ...payment,
    amountPlanned: { currencyCode: amount.currencyCode, centAmount: amount.centAmount },
  }),
};

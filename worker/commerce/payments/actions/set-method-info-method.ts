import type { PaymentAction } from "../payment-action.ts";

interface SetMethodInfoMethodInput {
  readonly method?: string | null;
}

export const setMethodInfoMethod: PaymentAction = {
  apply: (payment, { method }: SetMethodInfoMethodInput) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, method: method ?? undefined },
  }),
};

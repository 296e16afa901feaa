import type { PaymentAction } from "../payment-action.ts";

interface SetMethodInfoInterfaceAccountInput {
  readonly interfaceAccount?: string | null;
}

export const setMethodInfoInterfaceAccount: PaymentAction = {
  apply: (payment, { interfaceAccount }: SetMethodInfoInterfaceAccountInput) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, interfaceAccount: interfaceAccount ?? undefined },
  }),
};

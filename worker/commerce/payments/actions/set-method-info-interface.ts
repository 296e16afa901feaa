import type { PaymentAction } from "../payment-action.ts";

interface SetMethodInfoInterfaceInput {
  readonly interface: string;
}

export const setMethodInfoInterface: PaymentAction = {
  apply: (payment, input: SetMethodInfoInterfaceInput) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, paymentInterface: input.interface },
  }),
};

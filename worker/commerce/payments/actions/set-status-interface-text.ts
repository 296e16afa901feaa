import type { PaymentAction } from "../payment-action.ts";

interface SetStatusInterfaceTextInput {
  readonly interfaceText?: string | null;
}

export const setStatusInterfaceText: PaymentAction = {
  apply: (payment, { interfaceText }: SetStatusInterfaceTextInput) => ({
    ...payment,
    paymentStatus: { ...payment.paymentStatus, interfaceText: interfaceText ?? undefined },
  }),
};

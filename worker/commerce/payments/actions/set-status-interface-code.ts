import type { PaymentAction } from "../payment-action.ts";

interface SetStatusInterfaceCodeInput {
  readonly interfaceCode?: string | null;
}

export const setStatusInterfaceCode: PaymentAction = {
  apply: (payment, { interfaceCode }: SetStatusInterfaceCodeInput) => ({
    ...payment,
    paymentStatus: { ...payment.paymentStatus, interfaceCode: interfaceCode ?? undefined },
  }),
};

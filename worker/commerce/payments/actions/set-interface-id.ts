import type { PaymentAction } from "../payment-action.ts";

interface SetInterfaceIdInput {
  readonly interfaceId?: string | null;
}

export const setInterfaceId: PaymentAction = {
  apply: (payment, { interfaceId }: SetInterfaceIdInput) => ({
    ...payment,
    interfaceId: interfaceId ?? undefined,
  }),
};

import type { PaymentAction } from "../payment-action.ts";

interface SetPaymentAnonymousIdInput {
  readonly anonymousId?: string | null;
}

export const setPaymentAnonymousId: PaymentAction = {
  apply: (payment, { anonymousId }: SetPaymentAnonymousIdInput) => ({
    ...payment,
    anonymousId: anonymousId ?? undefined,
  }),
};

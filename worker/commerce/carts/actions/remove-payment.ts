import type { CartAction } from "../cart-action.ts";
import { type PaymentInput, removePaymentReference } from "../payment-info.ts";

export const removePayment: CartAction = {
  readNeeds: ({ payment }: PaymentInput) => ({ payments: [payment.id ?? payment.key ?? undefined] }),

  apply(cart, input: PaymentInput, { paymentIds }) {
    return { ...cart, paymentInfo: removePaymentReference(cart.paymentInfo, input, paymentIds) };
  },
};

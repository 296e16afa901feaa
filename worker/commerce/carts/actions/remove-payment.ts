import { type PaymentInput, removePaymentReference } from "../../payments/payment-info.ts";
import type { CartAction } from "../cart-action.ts";

export const removePayment: CartAction = {
  readNeeds: ({ payment }: PaymentInput) => ({ payments: [payment.id ?? payment.key ?? undefined] }),

  apply(cart, input: PaymentInput, { paymentIds }) {
    return { ...cart, paymentInfo: removePaymentReference(cart.paymentInfo, input, paymentIds) };
  },
};

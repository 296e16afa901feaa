import type { CartAction } from "../cart-action.ts";
import { addPaymentReference, type PaymentInput } from "../payment-info.ts";

/** Ties a payment to the cart; one that is there already stays once. */
export const addPayment: CartAction = {
  readNeeds: ({ payment }: PaymentInput) => ({ payments: [payment.id ?? payment.key ?? undefined] }),

  apply(cart, input: PaymentInput, { paymentIds }) {
    return { ...cart, paymentInfo: addPaymentReference(cart.paymentInfo, input, paymentIds) };
  },
};

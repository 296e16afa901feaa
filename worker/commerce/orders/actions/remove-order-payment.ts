import { type PaymentInput, removePaymentReference } from "../../carts/payment-info.ts";
import type { OrderAction } from "../order-action.ts";

export const removeOrderPayment: OrderAction = {
  readPayments: ({ payment }: PaymentInput) => [payment.id ?? payment.key ?? undefined],
  apply: (order, input: PaymentInput, { paymentIds }) => ({
    ...order,
    paymentInfo: removePaymentReference(order.paymentInfo, input, paymentIds),
  }),
};

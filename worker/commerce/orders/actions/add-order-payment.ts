import { addPaymentReference, type PaymentInput } from "../../carts/payment-info.ts";
import type { OrderAction } from "../order-action.ts";

export const addOrderPayment: OrderAction = {
  readPayments: ({ payment }: PaymentInput) => [payment.id ?? payment.key ?? undefined],
  apply: (order, input: PaymentInput, { paymentIds }) => ({
    ...order,
    paymentInfo: addPaymentReference(order.paymentInfo, input, paymentIds),
  }),
};

import type { PaymentState } from "../order.ts";
import type { OrderAction } from "../order-action.ts";

interface ChangePaymentStateInput {
  readonly paymentState: PaymentState;
}

export const changePaymentState: OrderAction = {
  apply: (order, { paymentState }: ChangePaymentStateInput) => ({ ...order, paymentState }),
};

import type { OrderState } from "../order.ts";
import type { OrderAction } from "../order-action.ts";

interface ChangeOrderStateInput {
  readonly orderState: OrderState;
}

export const changeOrderState: OrderAction = {
  apply: (order, { orderState }: ChangeOrderStateInput) => ({ ...order, orderState }),
};

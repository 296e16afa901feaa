import type { OrderState } from "../order.ts";
import type { OrderAction } from "../order-action.ts";

interface ChangeOrderStateInput {
  readonly orderState: OrderState;
}

/** An order that becomes Complete remembers when. */
export const changeOrderState: OrderAction = {
  apply(order, { orderState }: ChangeOrderStateInput, { now }) {
    if (orderState === order.orderState) return order;
    const completedAt = orderState === "Complete" ? now.toISOString() : order.completedAt;
    return { ...order, orderState, completedAt };
  },
};

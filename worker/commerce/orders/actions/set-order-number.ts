import { invalidOperation } from "../../errors/platform-errors.ts";
import type { OrderAction } from "../order-action.ts";

interface SetOrderNumberInput {
  readonly orderNumber?: string | null;
}

/** Sets the number once; it never changes again. */
export const setOrderNumber: OrderAction = {
  apply(order, { orderNumber }: SetOrderNumberInput) {
    if (orderNumber === order.orderNumber) return order;
    if (order.orderNumber) throw invalidOperation("The order number is already set and cannot be changed.");
    return { ...order, orderNumber: orderNumber ?? undefined };
  },
};

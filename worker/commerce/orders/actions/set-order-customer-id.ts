import type { OrderAction } from "../order-action.ts";

interface SetOrderCustomerIdInput {
  readonly customerId?: string | null;
}

/** Gives the order to a customer, or takes it away. */
export const setOrderCustomerId: OrderAction = {
  apply: (order, { customerId }: SetOrderCustomerIdInput) => ({
    ...order,
    customerId: customerId ?? undefined,
  }),
};

import type { OrderAction } from "../order-action.ts";

interface SetOrderCustomerEmailInput {
  readonly email?: string | null;
}

export const setOrderCustomerEmail: OrderAction = {
  apply: (order, { email }: SetOrderCustomerEmailInput) => ({ ...order, customerEmail: email ?? undefined }),
};

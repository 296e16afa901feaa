import type { CartAction } from "../cart-action.ts";

interface SetCustomerIdInput {
  readonly customerId?: string | null;
}

export const setCustomerId: CartAction = {
  apply: (cart, { customerId }: SetCustomerIdInput) => ({ ...cart, customerId: customerId ?? undefined }),
};

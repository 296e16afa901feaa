import type { CartAction } from "../cart-action.ts";

interface SetCustomerEmailInput {
  readonly email?: string | null;
}

export const setCustomerEmail: CartAction = {
  apply: (cart, { email }: SetCustomerEmailInput) => ({ ...cart, customerEmail: email ?? undefined }),
};

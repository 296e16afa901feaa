import { referencedResourceNotFound } from "../../errors/platform-errors.ts";
import type { CartAction } from "../cart-action.ts";
import { refreshLineItems } from "../refresh-line-items.ts";

interface SetCustomerIdInput {
  readonly customerId?: string | null;
}

/** Gives the cart to a customer, with the prices of the customer's group; or takes it away. */
export const setCustomerId: CartAction = {
  readNeeds: ({ customerId }: SetCustomerIdInput) => ({
    customers: [customerId ?? undefined],
    ownVariants: true,
  }),

  apply(cart, { customerId }: SetCustomerIdInput, facts) {
    if ((customerId ?? undefined) === cart.customerId) return cart;
    if (!customerId) return { ...cart, customerId: undefined };
    const customer = facts.customers.get(customerId);
    if (!customer) throw referencedResourceNotFound("customer", customerId);
    const { customerGroup } = customer;
    const owned = { ...cart, customerId };
    if (customerGroup?.id === cart.customerGroup?.id) return owned;
    return refreshLineItems({ ...owned, customerGroup }, facts, false);
  },
};

import { referencedResourceNotFound } from "../../errors/platform-errors.ts";
import { type ResourceIdentifier, toReference } from "../../resources/reference.ts";
import type { CartAction } from "../cart-action.ts";
import { refreshLineItems } from "../refresh-line-items.ts";

interface SetCustomerGroupInput {
  readonly customerGroup?: ResourceIdentifier | null;
}

/** Sets or removes the group whose prices hold, and takes its prices for all lines. */
export const setCustomerGroup: CartAction = {
  readNeeds: () => ({ ownVariants: true }),

  apply(cart, input: SetCustomerGroupInput, facts) {
    const name = input.customerGroup?.id ?? input.customerGroup?.key ?? undefined;
    const group = name === undefined ? undefined : facts.customerGroups.get(name);
    if (name !== undefined && !group) throw referencedResourceNotFound("customer-group", name);
    if (group?.id === cart.customerGroup?.id) return cart;
    const customerGroup = group && toReference("customer-group", group.id);
    return refreshLineItems({ ...cart, customerGroup }, facts, false);
  },
};

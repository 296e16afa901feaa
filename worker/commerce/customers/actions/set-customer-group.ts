import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { CustomerAction } from "../customer-action.ts";
import { toGroup, toName } from "../read-references.ts";

interface SetCustomerGroupInput {
  readonly customerGroup?: ResourceIdentifier | null;
}

/** Sets or takes away the group, by which prices and discounts are chosen. */
export const setCustomerGroup: CustomerAction = {
  readNeeds: ({ customerGroup }: SetCustomerGroupInput) => ({
    resources: customerGroup ? [toName(customerGroup)] : [],
  }),
  apply: (customer, { customerGroup }: SetCustomerGroupInput, facts) => ({
    ...customer,
    customerGroup: toGroup(customerGroup, facts),
  }),
};

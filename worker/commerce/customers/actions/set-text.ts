import type { CustomerTextField } from "../customer.ts";
import type { CustomerAction } from "../customer-action.ts";

/** `setFirstName` and its like: the field is set, or goes when it is null. */
export function setText(field: CustomerTextField): CustomerAction {
  return {
    apply: (customer, input: Partial<Record<CustomerTextField, string | null>>) => ({
      ...customer,
      [field]: input[field] ?? undefined,
    }),
  };
}

import { invalidOperation } from "../../errors/platform-errors.ts";
import type { CustomerAction } from "../customer-action.ts";

interface SetCustomerNumberInput {
  readonly customerNumber?: string | null;
}

/** Sets the number once; it never changes again. */
export const setCustomerNumber: CustomerAction = {
  apply(customer, { customerNumber }: SetCustomerNumberInput) {
    if (customerNumber === customer.customerNumber) return customer;
    if (customer.customerNumber) {
      throw invalidOperation("The customer number is already set and cannot be changed.");
    }
    return { ...customer, customerNumber: customerNumber ?? undefined };
  },
};

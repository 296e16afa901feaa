import type { DuplicateNames } from "../../database/commit.ts";
import { duplicateField } from "../../errors/platform-errors.ts";
import type { Customer } from "../customer.ts";
import { duplicateEmail } from "../customer-errors.ts";

/** What a customer's unique names are called when they are taken. */
export function duplicateNames({ email, key, customerNumber }: Customer): DuplicateNames {
  return {
    "customer_email.store_key, customer_email.email": () => duplicateEmail(email),
    "customer.key": () => duplicateField("key", key),
    "customer.customer_number": () => duplicateField("customerNumber", customerNumber),
  };
}

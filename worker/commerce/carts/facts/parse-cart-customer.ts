import { mask, optional, string, type } from "superstruct";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";
import { toReference } from "../../resources/reference.ts";
import type { CartCustomer } from "../cart-facts.ts";

const CustomerStruct = type({
  email: optional(string()),
  firstName: optional(string()),
  lastName: optional(string()),
  customerNumber: optional(string()),
  customerGroup: optional(type({ id: string() })),
});

/** What carts, and predicates about them, ask of a customer. */
export function parseCartCustomer({ id, key, data }: FactRow): CartCustomer {
  const { customerGroup, ...names } = mask(parseJsonColumn(data), CustomerStruct);
  const group = customerGroup && toReference("customer-group", customerGroup.id);
  const { email, firstName, lastName, customerNumber } = names;
  return {
    id,
    ...(key ? { key } : {}),
    ...{ email, firstName, lastName, customerNumber },
    ...(group ? { customerGroup: group } : {}),
  };
}

import { mask, optional, string, type } from "superstruct";
import type { CartCustomer } from "../cart-facts.ts";
import { toReference } from "../reference.ts";
import { type FactRow, parseJsonColumn } from "./fact-row.ts";

const CustomerStruct = type({ customerGroup: optional(type({ id: string() })) });

/** What a cart takes over from its customer. */
export function parseCartCustomer({ id, data }: FactRow): CartCustomer {
  const { customerGroup } = mask(parseJsonColumn(data), CustomerStruct);
  return { id, ...(customerGroup ? { customerGroup: toReference("customer-group", customerGroup.id) } : {}) };
}

import { commitVersioned } from "../../database/commit.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { Customer } from "../customer.ts";
import { customerNotFound } from "../customer-errors.ts";
import { toCustomerMessage } from "../customer-messages.ts";
import { type CustomerName, requireCustomer } from "../storage/load-customer.ts";

export interface DeleteCustomerArguments extends CustomerName {
  readonly version: number;
  readonly personalDataErasure?: boolean | null | undefined;
}

/** What belongs to a customer alone. Orders and payments stay: the shop must keep them. */
const OWN = ["customer_email", "customer_token", "token"];

/** Messages repeat what a customer was called; a later look at the outbox is to find nothing of it. */
const ERASE = `UPDATE message SET data = '{}' WHERE resource_type = 'customer' AND resource_id = ?`;

/**
 * Deletes a customer with all sign-ins, and answers what it was. With `personalDataErasure` also what its messages say, and
 * its carts. Throws InvalidSubject or ConcurrentModification.
 */
export async function deleteCustomer(
  context: RequestContext,
  { version, personalDataErasure, ...name }: DeleteCustomerArguments,
): Promise<Customer> {
  const customer = await requireCustomer(context, name, version);
  const { id } = customer;
  const run = (sql: string) => context.db.prepare(sql).bind(id);
  const deleted = toCustomerMessage({ ...customer, version: version + 1 }, "CustomerDeleted");
  const erased = personalDataErasure ? [run(ERASE), run("DELETE FROM cart WHERE customer_id = ?")] : [];
  const guard = { table: "customer", id, expected: version, missing: customerNotFound(id) };
  await commitVersioned(context.db, guard, [
    run("DELETE FROM customer WHERE id = ?"),
    ...OWN.map((table) => run(`DELETE FROM ${table} WHERE customer_id = ?`)),
    ...erased,
    ...writeMessages(context.db, context.now, [deleted]),
  ]);
  return customer;
}

import { commitVersioned } from "../database/commit.ts";
import { invalidSubject } from "../errors/platform-errors.ts";
import type { Message } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { type Customer, foldEmail } from "./customer.ts";
import { toCustomerUpdateMessages } from "./customer-messages.ts";
import { customerStore, writeCustomer } from "./customer-storage.ts";

export interface SaveOptions {
  /** Another password; null takes it away, undefined leaves it. Either ends the customer's sign-ins and open proofs. */
  readonly passwordHash?: string | null | undefined;
  readonly statements?: readonly D1PreparedStatement[];
  /** Instead of what the change of the document says by itself. */
  readonly toMessages?: (next: Customer) => readonly Message[];
}

/** Proofs that a change makes void: those for a password that is changed, those for an e-mail address that is left. */
function voidProofs(
  context: RequestContext,
  former: Customer,
  next: Customer,
  isPasswordChanged: boolean,
): D1PreparedStatement[] {
  const remove = (table: string, condition: string) =>
    context.db.prepare(`DELETE FROM ${table} WHERE customer_id = ? AND ${condition}`).bind(former.id);
  const statements = isPasswordChanged
    ? [remove("token", "1"), remove("customer_token", "kind = 'password'")]
    : [];
  const isMoved = foldEmail(former.email) !== foldEmail(next.email);
  return isMoved ? [...statements, remove("customer_token", "1")] : statements;
}

/**
 * Writes a customer's next version with its messages, in one batch. Throws ConcurrentModification when somebody was
 * faster, DuplicateField when a unique name is taken.
 */
export async function saveCustomer(
  context: RequestContext,
  former: Customer,
  changed: Customer,
  { passwordHash, statements = [], toMessages }: SaveOptions = {},
): Promise<Customer> {
  const { id, version } = former;
  const next = { ...changed, version: version + 1, ...toModification(context) };
  const messages = toMessages?.(next) ?? toCustomerUpdateMessages(former, next);
  const guard = { table: "customer", id, expected: version, missing: invalidSubject("customer", id) };
  const written = [
    ...writeCustomer(context.db, next, passwordHash),
    ...voidProofs(context, former, next, passwordHash !== undefined),
    ...statements,
    ...writeMessages(context.db, context.now, messages),
  ];
  await commitVersioned(context.db, guard, written, customerStore.toDuplicates(next));
  return next;
}

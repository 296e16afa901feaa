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
  /**
   * A new password; null removes it, undefined leaves it. Either change ends the customer's sign-ins and open proofs.
   */
  readonly passwordHash?: string | null | undefined;
  readonly statements?: readonly D1PreparedStatement[];
  /** Replaces the messages that the document's change would produce. */
  readonly toMessages?: (next: Customer) => readonly Message[];
}

/** Proofs that a change invalidates: those for a changed password, those for a former e-mail address. */
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
 * Writes a customer's next version with its messages, in one batch. Throws ConcurrentModification if another client
 * was faster, DuplicateField if a unique name is taken.
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

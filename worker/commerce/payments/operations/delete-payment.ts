import { commitVersioned } from "../../database/commit.ts";
import { invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import { toNotice } from "../../messages/notice.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import type { Payment } from "../payment.ts";
import { type PaymentName, requirePayment } from "../storage/load-payment.ts";

/** Deletes a payment and answers what it was. Throws InvalidSubject or ConcurrentModification. */
export async function deletePayment(
  context: RequestContext,
  name: PaymentName,
  version: number,
): Promise<Payment> {
  const payment = await requirePayment(context, name, version);
  const { id, key } = payment;
  const guard = { table: "payment", id, expected: version, missing: invalidSubject("payment", id) };
  const resource = { typeId: "payment", id, version, userProvidedIdentifiers: { key } };
  await commitVersioned(context.db, guard, [
    context.db.prepare("DELETE FROM payment WHERE id = ?").bind(id),
    ...writeMessages(context.db, context.now, [toNotice("ResourceDeleted", resource)]),
  ]);
  return payment;
}

import type { RequestContext } from "../../requests/request-context.ts";
import { hashPassword, verifyPassword } from "../credentials/hash-password.ts";
import { forgetTries, recordTry, toAccount } from "../credentials/limit-sign-ins.ts";
import { requirePassword } from "../credentials/require-password.ts";
import type { Customer } from "../customer.ts";
import { invalidCurrentPassword } from "../customer-errors.ts";
import { toCustomerMessage } from "../customer-messages.ts";
import { type CustomerName, requireCustomer } from "../storage/load-customer.ts";
import { saveCustomer } from "../storage/save-customer.ts";

export interface ChangePasswordArguments extends CustomerName {
  readonly version: number;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Tries at a present password count like sign-ins: whoever holds a token may not guess on. */
async function requireCurrentPassword(context: RequestContext, customer: Customer, password: string) {
  const account = await toAccount(customer.id, "current-password");
  if (!(await recordTry(context.db, account, context.now))) throw invalidCurrentPassword();
  const stored = await context.db
    .prepare("SELECT password_hash AS hash FROM customer WHERE id = ?")
    .bind(customer.id)
    .first<string | null>("hash");
  if (!(await verifyPassword(password, stored))) throw invalidCurrentPassword();
  await forgetTries(context.db, account);
}

/**
 * Changes a password for one who knows the present one; all of the customer's tokens end with it. Throws
 * InvalidCurrentPassword, InvalidSubject or ConcurrentModification.
 */
export async function changePassword(
  context: RequestContext,
  { version, currentPassword, newPassword, ...name }: ChangePasswordArguments,
): Promise<Customer> {
  const next = requirePassword(newPassword, "newPassword");
  const customer = await requireCustomer(context, name, version);
  await requireCurrentPassword(context, customer, currentPassword);
  return saveCustomer(context, customer, customer, {
    passwordHash: await hashPassword(next),
    toMessages: (changed) => [toCustomerMessage(changed, "CustomerPasswordUpdated", { reset: false })],
  });
}

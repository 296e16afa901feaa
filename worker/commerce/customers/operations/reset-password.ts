import { concurrentModification } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { hashPassword } from "../credentials/hash-password.ts";
import { requirePassword } from "../credentials/require-password.ts";
import type { Customer } from "../customer.ts";
import { toCustomerMessage } from "../customer-messages.ts";
import { requireByToken } from "../storage/load-by-token.ts";
import { saveCustomer } from "../storage/save-customer.ts";

export interface ResetPasswordArguments {
  readonly tokenValue: string;
  readonly newPassword: string;
  readonly version?: number | null | undefined;
  readonly storeKey?: string | null | undefined;
}

/**
 * Gives a password to one who holds the proof that was mailed; it and the customer's other password tokens are spent, and
 * all sign-ins end. Throws InvalidSubject, ExpiredCustomerPasswordToken or ConcurrentModification.
 */
export async function resetPassword(
  context: RequestContext,
  { tokenValue, newPassword, version, storeKey }: ResetPasswordArguments,
): Promise<Customer> {
  const next = requirePassword(newPassword, "newPassword");
  const customer = await requireByToken(context, "password", tokenValue, storeKey);
  if (version !== null && version !== undefined && version !== customer.version) {
    throw concurrentModification(customer.id, version, customer.version);
  }
  return saveCustomer(context, customer, customer, {
    passwordHash: await hashPassword(next),
    toMessages: (changed) => [toCustomerMessage(changed, "CustomerPasswordUpdated", { reset: true })],
  });
}

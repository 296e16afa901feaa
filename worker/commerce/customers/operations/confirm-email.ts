import { concurrentModification } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { Customer } from "../customer.ts";
import { requireByToken } from "../storage/load-by-token.ts";
import { saveCustomer } from "../storage/save-customer.ts";

export interface ConfirmEmailArguments {
  readonly tokenValue: string;
  readonly version?: number | null | undefined;
  readonly storeKey?: string | null | undefined;
}

/**
 * Takes the address as verified for one who holds the proof that was mailed to it; all e-mail tokens are spent. Throws
 * InvalidSubject, ExpiredCustomerEmailToken or ConcurrentModification.
 */
export async function confirmEmail(
  context: RequestContext,
  { tokenValue, version, storeKey }: ConfirmEmailArguments,
): Promise<Customer> {
  const customer = await requireByToken(context, "email", tokenValue, storeKey);
  if (version !== null && version !== undefined && version !== customer.version) {
    throw concurrentModification(customer.id, version, customer.version);
  }
  const spend = context.db
    .prepare("DELETE FROM customer_token WHERE customer_id = ? AND kind = 'email'")
    .bind(customer.id);
  return saveCustomer(context, customer, { ...customer, isEmailVerified: true }, { statements: [spend] });
}

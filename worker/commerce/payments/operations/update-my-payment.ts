import type { RequestContext } from "../../graphql/request-context.ts";
import { readActions } from "../../resources/apply-actions.ts";
import type { AddTransactionInput } from "../actions/add-transaction.ts";
import type { Payment } from "../payment.ts";
import { requireMyTransaction } from "../require-my-transaction.ts";
import { type UpdatePaymentArguments, updatePayment } from "./update-payment.ts";

interface MyActions {
  readonly addTransaction?: AddTransactionInput | null;
}

/** As updatePayment, for a shopper: new transactions are only of the kinds that shoppers may start. */
export function updateMyPayment(
  context: RequestContext,
  command: UpdatePaymentArguments & { readonly actions: readonly MyActions[] },
): Promise<Payment> {
  readActions(command.actions);
  for (const { addTransaction } of command.actions) {
    if (addTransaction) requireMyTransaction(addTransaction.transaction);
  }
  return updatePayment(context, command);
}

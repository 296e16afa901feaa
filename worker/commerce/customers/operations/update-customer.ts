import type { RequestContext } from "../../requests/request-context.ts";
import { applyInTurn, readActions, requireAction } from "../../resources/apply-actions.ts";
import { hashPassword } from "../credentials/hash-password.ts";
import type { Customer } from "../customer.ts";
import { customerActions } from "../customer-actions.ts";
import { readPasswordChange } from "../read-password-change.ts";
import { type CustomerName, requireCustomer } from "../storage/load-customer.ts";
import { loadCustomerFacts } from "../storage/load-customer-facts.ts";
import { saveCustomer } from "../storage/save-customer.ts";

export interface UpdateCustomerArguments extends CustomerName {
  readonly version: number;
  readonly actions: readonly object[];
}

/**
 * Applies all actions or none; an update that changes nothing keeps the version. Throws InvalidSubject,
 * ConcurrentModification, DuplicateField, and what the actions throw, with their actionIndex.
 */
export async function updateCustomer(
  context: RequestContext,
  command: UpdateCustomerArguments,
): Promise<Customer> {
  const actions = readActions(command.actions);
  const password = readPasswordChange(actions);
  const former = await requireCustomer(context, command, command.version);
  const needs = actions.map(
    ({ name, input }) => requireAction(customerActions, name).readNeeds?.(input) ?? {},
  );
  const facts = await loadCustomerFacts(context, former, needs);
  const changed = applyInTurn(former, actions, (customer, { name, input }) =>
    requireAction(customerActions, name).apply(customer, input, facts),
  );
  if (password === undefined && JSON.stringify(changed) === JSON.stringify(former)) return former;
  const passwordHash = password ? await hashPassword(password) : password;
  return saveCustomer(context, former, changed, { passwordHash });
}

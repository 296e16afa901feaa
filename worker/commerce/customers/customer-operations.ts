import type { RequestContext } from "../requests/request-context.ts";
import type { CustomerUpdateAction, SetCustomerAuthenticationMode } from "../requests/schema-inputs.ts";
import { readActions } from "../resources/apply-actions.ts";
import { applyActions } from "../resources/document-action.ts";
import { deleteDocument, requireDocument } from "../resources/document-store.ts";
import { hashPassword, requirePassword } from "./credentials/hash-password.ts";
import type { Customer } from "./customer.ts";
import { customerActions } from "./customer-actions.ts";
import { loadCustomerFacts } from "./customer-facts.ts";
import { toCustomerMessage } from "./customer-messages.ts";
import { type CustomerName, customerStore } from "./customer-storage.ts";
import { saveCustomer } from "./save-customer.ts";

export interface UpdateCustomerArguments extends CustomerName {
  readonly version: number;
  readonly actions: readonly CustomerUpdateAction[];
}

/**
 * Applies all actions or none; an update without changes leaves the version. Throws InvalidSubject,
 * ConcurrentModification, DuplicateField, and the actions' errors with their actionIndex.
 */
export async function updateCustomer(
  context: RequestContext,
  command: UpdateCustomerArguments,
): Promise<Customer> {
  const actions = readActions(command.actions);
  const password = readPasswordChange(command.actions);
  const former = await requireDocument(context, customerStore, command, command.version);
  const changed = await applyActions(customerActions, former, actions, (needs) =>
    loadCustomerFacts(context, former, needs),
  );
  if (password === undefined && JSON.stringify(changed) === JSON.stringify(former)) return former;
  const passwordHash = password ? await hashPassword(password, context.passwordCost) : password;
  return saveCustomer(context, former, changed, { passwordHash });
}

export interface DeleteCustomerArguments extends CustomerName {
  readonly version: number;
  readonly personalDataErasure?: boolean | null | undefined;
}

/** Data of the customer alone. Orders and payments stay: the shop must retain them. */
const OWN = ["customer_email", "customer_token", "token"];

/** Messages contain the customer's name; the outbox must not reveal it later. */
const ERASE = `UPDATE message SET data = '{}' WHERE resource_type = 'customer' AND resource_id = ?`;

/**
 * Deletes a customer with all sign-ins, and returns the last state. With `personalDataErasure` also deletes the
 * contents of its messages, and its carts. Throws InvalidSubject or ConcurrentModification.
 */
export async function deleteCustomer(
  context: RequestContext,
  { version, personalDataErasure, ...name }: DeleteCustomerArguments,
): Promise<Customer> {
  const customer = await requireDocument(context, customerStore, name, version);
  const { id } = customer;
  const run = (sql: string) => context.db.prepare(sql).bind(id);
  const deleted = toCustomerMessage({ ...customer, version: version + 1 }, "CustomerDeleted");
  const erased = personalDataErasure ? [run(ERASE), run("DELETE FROM cart WHERE customer_id = ?")] : [];
  return deleteDocument(context, customerStore, customer, deleted, [
    ...OWN.map((table) => run(`DELETE FROM ${table} WHERE customer_id = ?`)),
    ...erased,
  ]);
}

/** The actions' change of the password: a new one, none (null), or no change (undefined). Throws RequiredField. */
function readPasswordChange(
  actions: readonly { readonly setAuthenticationMode?: SetCustomerAuthenticationMode | null }[],
): string | null | undefined {
  const last = actions.findLast(({ setAuthenticationMode }) => setAuthenticationMode)?.setAuthenticationMode;
  if (!last) return undefined;
  return last.authMode === "ExternalAuth" ? null : requirePassword(last.password);
}

import type { RequestContext } from "../../requests/request-context.ts";
import { requireDocument } from "../../resources/document-store.ts";
import type { Customer } from "../customer.ts";
import { invalidCurrentPassword } from "../customer-errors.ts";
import { toCustomerMessage } from "../customer-messages.ts";
import { type CustomerName, customerStore } from "../customer-storage.ts";
import { saveCustomer } from "../save-customer.ts";
import { type RedeemArguments, requireByToken } from "./customer-tokens.ts";
import { hashPassword, requirePassword, verifyPassword } from "./hash-password.ts";
import { clearTries, recordTry, toAccount } from "./limit-sign-ins.ts";

export interface ChangePasswordArguments extends CustomerName {
  readonly version: number;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Tries at the present password count like sign-ins: the holder of a token must not guess on. */
async function requireCurrentPassword(context: RequestContext, customer: Customer, password: string) {
  const account = await toAccount(customer.id, "current-password");
  if (!(await recordTry(context.db, account, context.now))) throw invalidCurrentPassword();
  const stored = await context.db
    .prepare("SELECT password_hash AS hash FROM customer WHERE id = ?")
    .bind(customer.id)
    .first<string | null>("hash");
  if (!(await verifyPassword(password, stored, context.passwordCost))) throw invalidCurrentPassword();
  await clearTries(context.db, account);
}

/**
 * Changes the password of a customer who knows the present one; ends all of the customer's tokens. Throws
 * InvalidCurrentPassword, InvalidSubject or ConcurrentModification.
 */
export async function changePassword(
  context: RequestContext,
  { version, currentPassword, newPassword, ...name }: ChangePasswordArguments,
): Promise<Customer> {
  const next = requirePassword(newPassword, "newPassword");
  const customer = await requireDocument(context, customerStore, name, version);
  await requireCurrentPassword(context, customer, currentPassword);
  return savePassword(context, customer, next, false);
}

export interface ResetPasswordArguments extends RedeemArguments {
  readonly newPassword: string;
}

/**
 * Sets the password with a proof that was mailed; invalidates it and the customer's other password tokens, and ends
 * all sign-ins. Throws InvalidSubject, ExpiredCustomerPasswordToken or ConcurrentModification.
 */
export async function resetPassword(
  context: RequestContext,
  args: ResetPasswordArguments,
): Promise<Customer> {
  const next = requirePassword(args.newPassword, "newPassword");
  const customer = await requireByToken(context, "password", args);
  return savePassword(context, customer, next, true);
}

/** `isReset`: by a proof, not by the present password. */
async function savePassword(context: RequestContext, customer: Customer, password: string, isReset: boolean) {
  return saveCustomer(context, customer, customer, {
    passwordHash: await hashPassword(password, context.passwordCost),
    toMessages: (changed) => [toCustomerMessage(changed, "CustomerPasswordUpdated", { reset: isReset })],
  });
}

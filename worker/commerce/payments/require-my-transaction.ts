import { invalidField } from "../errors/platform-errors.ts";
import type { TransactionDraft, TransactionType } from "./transaction.ts";

const ALLOWED: readonly TransactionType[] = ["Authorization", "Charge"];

/** A shopper may start an authorisation or a charge, and never says how it went. Throws InvalidField. */
export function requireMyTransaction(draft: TransactionDraft): TransactionDraft {
  if (!ALLOWED.includes(draft.type)) throw invalidField("transaction.type", draft.type, ALLOWED);
  return { ...draft, state: "Initial" };
}

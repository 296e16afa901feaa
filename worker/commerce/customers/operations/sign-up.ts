import type { Cart } from "../../carts/cart.ts";
import { commitGuarded } from "../../database/commit.ts";
import { invalidOperation } from "../../errors/platform-errors.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { hashPassword } from "../credentials/hash-password.ts";
import { requirePassword } from "../credentials/require-password.ts";
import type { Customer } from "../customer.ts";
import { type CustomerDraft, readDraftNeeds } from "../customer-draft.ts";
import { toCustomerMessage } from "../customer-messages.ts";
import type { AnonymousSession } from "../session/find-anonymous-cart.ts";
import { retryWhenOutrun } from "../session/retry-when-outrun.ts";
import { takeOverSession } from "../session/take-over-session.ts";
import { writeCustomer } from "../storage/customer-row.ts";
import { duplicateNames } from "../storage/duplicate-names.ts";
import { loadCustomerFacts } from "../storage/load-customer-facts.ts";
import { toCustomer } from "../to-customer.ts";

export interface SignInResult {
  readonly customer: Customer;
  readonly cart: Cart | null;
}

export interface SignUpDraft extends CustomerDraft, AnonymousSession {}

/** Customers who prove who they are elsewhere have no password here. */
function toPasswordHash({ authenticationMode, password }: CustomerDraft): Promise<string | null> {
  if (authenticationMode !== "ExternalAuth") return hashPassword(requirePassword(password));
  if (password)
    throw invalidOperation("A password cannot be given for the authentication mode 'ExternalAuth'.");
  return Promise.resolve(null);
}

/**
 * Creates a customer, and gives the anonymous session that the draft names to it. Throws DuplicateField for an e-mail
 * address, key or number that is taken.
 */
export async function signUp(
  context: RequestContext,
  draft: SignUpDraft,
  storeKey: string | null | undefined,
): Promise<SignInResult> {
  const facts = await loadCustomerFacts(context, null, [readDraftNeeds(draft, storeKey)]);
  const customer = toCustomer(draft, facts, storeKey, context.now);
  const passwordHash = await toPasswordHash(draft);
  const { anonymousCart, anonymousId } = draft;
  return retryWhenOutrun(async () => {
    const session = { anonymousCart, anonymousId, storeKey };
    const { cart, guards, statements, messages } = await takeOverSession(context, customer, null, session);
    const created = toCustomerMessage(customer, "CustomerCreated", { customer });
    const written = [
      ...writeCustomer(context.db, customer, passwordHash),
      ...statements,
      ...writeMessages(context.db, context.now, [created, ...messages]),
    ];
    await commitGuarded(context.db, guards, written, duplicateNames(customer));
    return { customer, cart };
  });
}

import { hashPassword, requirePassword } from "../customers/credentials/hash-password.ts";
import { type CustomerDraft, readDraftNeeds, toCustomer } from "../customers/customer-draft.ts";
import { loadCustomerFacts } from "../customers/customer-facts.ts";
import { toCustomerMessage } from "../customers/customer-messages.ts";
import { customerStore, writeCustomer } from "../customers/customer-storage.ts";
import { commitGuarded } from "../database/commit.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { CustomerSignMeUpDraft, CustomerSignUpDraft } from "../requests/schema-inputs.ts";
import {
  type AnonymousSession,
  requireOwnSession,
  retryOnConflict,
  type SignInResult,
  takeOverSession,
  toNamedCart,
} from "./take-over-session.ts";

/** Externally authenticated customers have no password here. */
function toPasswordHash(
  { passwordCost }: RequestContext,
  { authenticationMode, password }: CustomerDraft,
): Promise<string | null> {
  if (authenticationMode !== "ExternalAuth") return hashPassword(requirePassword(password), passwordCost);
  if (password)
    throw invalidOperation("A password cannot be given for the authentication mode 'ExternalAuth'.");
  return Promise.resolve(null);
}

/**
 * Creates a customer, and assigns the anonymous session to it. Throws DuplicateField for an e-mail address, key or
 * number that is taken.
 */
async function signUpWith(
  context: RequestContext,
  draft: CustomerDraft,
  { anonymousCart, anonymousId }: AnonymousSession,
  storeKey: string | null | undefined,
): Promise<SignInResult> {
  const facts = await loadCustomerFacts(context, null, [readDraftNeeds(draft, storeKey)]);
  const customer = toCustomer(draft, facts, storeKey, toCreation(context));
  const passwordHash = await toPasswordHash(context, draft);
  return retryOnConflict(async () => {
    const session = { anonymousCart, anonymousId, storeKey };
    const { cart, guards, statements, messages } = await takeOverSession(context, customer, null, session);
    const created = toCustomerMessage(customer, "CustomerCreated", { customer });
    const written = [
      ...writeCustomer(context.db, customer, passwordHash),
      ...statements,
      ...writeMessages(context.db, context.now, [created, ...messages]),
    ];
    await commitGuarded(context.db, guards, written, customerStore.toDuplicates(customer));
    return { customer, cart };
  });
}

/** Creates a customer, and assigns the draft's anonymous session to it. Throws DuplicateField. */
export function signUp(
  context: RequestContext,
  draft: CustomerSignUpDraft,
  storeKey: string | null | undefined,
): Promise<SignInResult> {
  requireOwnSession(context.access, draft.anonymousId);
  const session = { anonymousCart: toNamedCart(draft), anonymousId: draft.anonymousId };
  return signUpWith(context, draft, session, storeKey);
}

/** Creates a customer from the shopper's token and its anonymous session. Throws DuplicateField. */
export function signMeUp(
  context: RequestContext,
  draft: CustomerSignMeUpDraft,
  storeKey: string | null | undefined,
): Promise<SignInResult> {
  return signUpWith(context, draft, { anonymousId: context.access.anonymousId }, storeKey);
}

import { findActiveCart, guardActiveCart } from "../carts/storage/find-carts.ts";
import { authenticate, type Credentials } from "../customers/credentials/authenticate.ts";
import { invalidCredentials } from "../customers/customer-errors.ts";
import { commitGuarded } from "../database/commit.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { CustomerSignInDraft, CustomerSignMeInDraft } from "../requests/schema-inputs.ts";
import {
  requireOwnSession,
  retryOnConflict,
  type SignInResult,
  type SignInSession,
  takeOverSession,
  toNamedCart,
} from "./take-over-session.ts";

/**
 * Signs in by e-mail address and password; returns the customer and the cart that continues: carts, orders and
 * payments of the anonymous session become the customer's. Throws InvalidCredentials.
 */
async function signInWith(
  context: RequestContext,
  credentials: Credentials,
  session: SignInSession,
): Promise<SignInResult> {
  const customer = await authenticate(context.db, credentials, context);
  if (!customer) throw invalidCredentials();
  return retryOnConflict(async () => {
    const owner = { customerId: customer.id };
    const own = await findActiveCart(context, owner, session.storeKey);
    const { cart, guards, statements, messages } = await takeOverSession(context, customer, own, session);
    const written = [...statements, ...writeMessages(context.db, context.now, messages)];
    const activeCart = guardActiveCart(context, owner, session.storeKey, own);
    if (written.length > 0) await commitGuarded(context.db, [...guards, activeCart], written);
    return { customer, cart };
  });
}

/** Signs a customer in, with the anonymous session of the draft. Throws InvalidCredentials. */
export function signIn(
  context: RequestContext,
  draft: CustomerSignInDraft,
  storeKey: string | null | undefined,
): Promise<SignInResult> {
  requireOwnSession(context.access, draft.anonymousId);
  const { email, password, anonymousId, anonymousCartSignInMode: mode, updateProductData } = draft;
  const session = { anonymousCart: toNamedCart(draft), anonymousId, mode, updateProductData, storeKey };
  return signInWith(context, { email, password, storeKey }, session);
}

/** Signs the shopper of the token in, with the token's anonymous session. Throws InvalidCredentials. */
export function signMeIn(
  context: RequestContext,
  { email, password, activeCartSignInMode: mode, updateProductData }: CustomerSignMeInDraft,
  storeKey: string | null | undefined,
): Promise<SignInResult> {
  const session = { anonymousId: context.access.anonymousId, mode, updateProductData, storeKey };
  return signInWith(context, { email, password, storeKey }, session);
}

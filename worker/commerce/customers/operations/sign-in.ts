import { findActiveCart, guardActiveCart } from "../../carts/storage/find-carts.ts";
import { commitGuarded } from "../../database/commit.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { authenticate, type Credentials } from "../credentials/authenticate.ts";
import { invalidCredentials } from "../customer-errors.ts";
import { retryWhenOutrun } from "../session/retry-when-outrun.ts";
import { type SignInSession, takeOverSession } from "../session/take-over-session.ts";
import type { SignInResult } from "./sign-up.ts";

/**
 * The customer of an e-mail address and a password, with the cart to go on with: carts, orders and payments of the anonymous
 * session become the customer's. Throws InvalidCredentials.
 */
export async function signIn(
  context: RequestContext,
  credentials: Credentials,
  session: SignInSession,
): Promise<SignInResult> {
  const customer = await authenticate(context.db, credentials, context.now);
  if (!customer) throw invalidCredentials();
  return retryWhenOutrun(async () => {
    const owner = { customerId: customer.id };
    const own = await findActiveCart(context, owner, session.storeKey);
    const { cart, guards, statements, messages } = await takeOverSession(context, customer, own, session);
    const written = [...statements, ...writeMessages(context.db, context.now, messages)];
    const activeCart = guardActiveCart(context, owner, session.storeKey, own);
    if (written.length > 0) await commitGuarded(context.db, [...guards, activeCart], written);
    return { customer, cart };
  });
}

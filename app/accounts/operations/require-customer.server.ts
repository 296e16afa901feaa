import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { setNotice } from "./notices.server";
import { type PageCall, readOwnPath } from "./page-call.server";

/** Who is signed in, and the record of this sign-in. */
export type SignedInCustomer = { readonly customerId: string; readonly signInId: string };

/**
 * The customer of an account page. A stranger is led to the root (specification, second document 2.2), and signing in
 * leads back to the page; to its loader alone, since what was posted is gone. Throws the redirect.
 */
export async function requireCustomer(call: PageCall): Promise<SignedInCustomer> {
  const { context, request } = call;
  const session = await context.get(requestContext).session.read();
  if (session?.customerId && session.signInId) {
    return { customerId: session.customerId, signInId: session.signInId };
  }
  context.get(requestContext).log.warn("account-page-anonymous", { path: new URL(request.url).pathname });
  await context.get(requestContext).visit.update({ wayBack: readOwnPath(call) });
  await setNotice(call, "account.notice.signInFirst");
  throw leadTo("/");
}

/** Login-style pages have nothing for who is signed in: they lead home. */
export async function refuseCustomer({ context }: PageCall): Promise<void> {
  const session = await context.get(requestContext).session.read();
  if (session?.customerId) throw leadTo("/");
}

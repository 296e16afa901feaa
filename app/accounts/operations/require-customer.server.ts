import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { setNotice } from "./notices.server";
import { type PageCall, readOwnPath } from "./page-call.server";

/** The signed-in customer, and the record of this sign-in. */
export type SignedInCustomer = { readonly customerId: string; readonly signInId: string };

/**
 * Returns the customer of an account page; throws a redirect for a guest.
 * A guest is redirected to the root (specification, second document 2.2), and returns to the page after the
 * sign-in. A posted form is lost, so only the page's loader runs then.
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

/** Redirects a signed-in customer from a sign-in page to the root. */
export async function refuseCustomer({ context }: PageCall): Promise<void> {
  const session = await context.get(requestContext).session.read();
  if (session?.customerId) throw leadTo("/");
}

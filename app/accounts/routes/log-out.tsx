import { redirect } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { leaveAccount } from "../../sign-in/operations/leave-account.server";
import { LogOutPage } from "../ui/mail-steps";
import type { Route } from "./+types/log-out";

/** Asks for confirmation: a URL alone must not sign out a customer. */
export async function loader({ context }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const session = await context.get(requestContext).session.read();
  if (!session?.customerId) throw redirect("/", 303);
  return { title: context.get(requestContext).translate("profile.nav.log-out") };
}

/** Signs out: the device continues as a new guest, and the visit's data are deleted for the next user. */
export async function action({ context }: Route.ActionArgs) {
  await leaveAccount(toCartAccess(context));
  await context
    .get(requestContext)
    .visit.update({ notice: "account.notice.signedOut", wayBack: null, drafts: {} });
  return redirect("/", 303);
}

export default function LogOut({ loaderData: { title } }: Route.ComponentProps) {
  return (
    <>
      <title>{title}</title>
      <LogOutPage title={title} />
    </>
  );
}

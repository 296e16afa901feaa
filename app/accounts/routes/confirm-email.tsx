import { data, redirect } from "react-router";
import { describeGatewayError, toAccountRefusal } from "../../cart/operations/account-access.server";
import { useTranslate } from "../../i18n/translate-context";
import { gatewaysContext, sessionContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { setNotice } from "../operations/notices.server";
import { ConfirmPage } from "../ui/mail-steps";
import type { Route } from "./+types/confirm-email";

/** The link that proves an account's address, for whoever reads that mailbox, signed in or not. */
export function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  return { token: new URL(request.url).searchParams.get("token") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = (await readForm(request)).get("token");
  const confirmed = await context
    .get(gatewaysContext)
    .customers.confirmEmail(typeof token === "string" ? token : "");
  if (!confirmed.ok) {
    const [problem, status] = describeGatewayError(confirmed.error, "token");
    return data(toAccountRefusal(context, {}, {}, problem), status);
  }
  await setNotice({ context }, "account.notice.emailConfirmed");
  const session = await context.get(sessionContext).read();
  return redirect(session?.customerId === confirmed.value.id ? "/my-account/my-profile" : "/login", 303);
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate("account.email.title")}</title>
      <ConfirmPage
        purpose="email"
        token={loaderData.token}
        email={null}
        asksPassword={false}
        refused={actionData ?? null}
      />
    </>
  );
}

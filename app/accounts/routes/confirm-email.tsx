import { data, redirect } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { toAccountRefusal } from "../../sign-in/operations/account-access.server";
import { readAccountForm } from "../model/account-form";
import { confirmAccountEmail, readEmailProof } from "../operations/confirm-account-email.server";
import { setNotice } from "../operations/notices.server";
import type { PageCall } from "../operations/page-call.server";
import { ConfirmPage } from "../ui/mail-steps";
import type { Route } from "./+types/confirm-email";

/**
 * Shows the link that confirms an account's address.
 * A browser that is not signed in needs the password as well.
 */
export async function loader({ context }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  return toView({ context }, await context.get(requestContext).linkSecret());
}

async function toView(call: Pick<PageCall, "context">, token: string | null) {
  const found = token ? await readEmailProof(call, token) : null;
  if (found && !found.ok) throw data(null, 503);
  const proof = found?.value ?? null;
  return {
    token: proof && token,
    email: proof?.email ?? null,
    asksPassword: proof?.asksPassword ?? false,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const entered = form.get("token");
  const token = typeof entered === "string" ? entered : "";
  const { password = null } = readAccountForm(form);
  const confirmed = await confirmAccountEmail({ context }, token, password);
  if (confirmed.ok) {
    await setNotice({ context }, "account.notice.emailConfirmed");
    return redirect(confirmed.value === "signed-in" ? "/my-account/my-profile" : "/login", 303);
  }
  const { code } = confirmed.error;
  const errors = code === "password-required" ? ({ password: "required" } as const) : {};
  const { problem, status } = refusals[code];
  const view = await toView({ context }, token);
  return data({ ...view, ...toAccountRefusal(context, {}, errors, problem) }, status);
}

const refusals = {
  "password-required": { problem: null, status: 400 },
  "wrong-password": { problem: "credentials", status: 400 },
  "sign-in-first": { problem: "signInFirst", status: 400 },
  "link-over": { problem: "token", status: 400 },
  "too-many-attempts": { problem: "attempts", status: 429 },
  "platform-unavailable": { problem: "unavailable", status: 503 },
} as const;

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  const { token, email, asksPassword } = actionData ?? loaderData;
  return (
    <>
      <title>{translate("account.email.title")}</title>
      <ConfirmPage
        purpose="email"
        token={token}
        email={email}
        asksPassword={asksPassword}
        refused={actionData ?? null}
      />
    </>
  );
}

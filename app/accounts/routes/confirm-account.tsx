import { data, redirect } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { recordSignUpConsents } from "../../newsletter/operations/record-consents.server";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import {
  completeSignIn,
  describeAccountError,
  toAccountAccess,
  toAccountRefusal,
} from "../../sign-in/operations/account-access.server";
import { enterAccount } from "../../sign-in/operations/enter-account.server";
import { readAccountForm } from "../model/account-form";
import { setNotice } from "../operations/notices.server";
import type { PageCall } from "../operations/page-call.server";
import { refuseCustomer } from "../operations/require-customer.server";
import { ConfirmPage } from "../ui/mail-steps";
import type { Route } from "./+types/confirm-account";

/** Shows the link of a sign-up's mail, without spending it. */
export async function loader(call: Route.LoaderArgs) {
  setPageHead(call.context, { robots: "noindex, nofollow" });
  await refuseCustomer(call);
  return toView(call, await call.context.get(requestContext).linkSecret());
}

async function toView({ context }: PageCall, token: string | null) {
  const found = token ? await context.get(requestContext).gateways.customers.readSignUp(token) : null;
  if (found && !found.ok) throw data(null, 503);
  const draft = found?.value ?? null;
  const session = await context.get(requestContext).session.read();
  return {
    token: draft && token,
    email: draft?.email ?? null,
    asksPassword: draft !== null && draft.sessionId !== session?.id,
    wayBack: draft?.wayBack ?? null,
    wantsNewsletter: draft?.wantsNewsletter ?? false,
  };
}

export async function action(call: Route.ActionArgs) {
  const { context } = call;
  await refuseCustomer(call);
  const form = await readForm(call.request);
  const token = form.get("token");
  const values = readAccountForm(form);
  const view = await toView(call, typeof token === "string" ? token : null);
  const refuse = (problem: string | null, status: number) => {
    const errors = problem ? {} : ({ password: "required" } as const);
    return data({ ...view, ...toAccountRefusal(context, values, errors, problem) }, status);
  };
  if (!view.token) return data({ ...view, ...toAccountRefusal(context, values, {}, null) }, 400);
  if (view.asksPassword && !values.password) return refuse(null, 400);
  const access = toAccountAccess(context);
  const sessionId = (await access.session.read())?.id ?? null;
  const proof = { sessionId, password: values.password ?? null };
  const tokenOfMail = view.token;
  const entered = await enterAccount(access, (guest) =>
    access.customers.finishSignUp(tokenOfMail, proof, guest),
  );
  if (!entered.ok) {
    const { problem, status } = describeAccountError(entered.error);
    return refuse(problem, status);
  }
  const { email, wantsNewsletter } = view;
  if (email) {
    const scene = {
      locale: context.get(requestContext).locale,
      now: context.get(requestContext).now,
      log: context.get(requestContext).log,
    };
    const recorded = recordSignUpConsents(context.get(requestContext).gateways, scene, {
      email,
      wantsNewsletter,
    });
    context.get(requestContext).later(recorded);
  }
  await setNotice(call, "account.notice.welcome");
  return redirect(await completeSignIn(call, entered.value, { home: "/", wanted: view.wayBack }), 303);
}

export default function ConfirmAccount({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  const { token, email, asksPassword } = actionData ?? loaderData;
  return (
    <>
      <title>{translate("address.create.title")}</title>
      <ConfirmPage
        purpose="sign-up"
        token={token}
        email={email}
        asksPassword={asksPassword}
        refused={actionData ?? null}
      />
    </>
  );
}

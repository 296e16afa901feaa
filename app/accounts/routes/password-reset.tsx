import { data, redirect } from "react-router";
import { toStepPath } from "../../checkout/model/checkout-step";
import { useTranslate } from "../../i18n/translate-context";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { describeGatewayError, toAccountRefusal } from "../../sign-in/operations/account-access.server";
import { type AccountValues, checkAccountForm, readAccountForm } from "../model/account-form";
import { readSignInVariant } from "../model/sign-in-variant";
import { setNotice } from "../operations/notices.server";
import type { PageCall } from "../operations/page-call.server";
import { refuseCustomer } from "../operations/require-customer.server";
import { PasswordResetPage } from "../ui/password-reset-page";
import type { Route } from "./+types/password-reset";

/**
 * The page of the shop and of the checkout, also behind the mail's link.
 * The token of the link is the proof; a signed-in customer may use it too.
 */
export async function loader(call: Route.LoaderArgs) {
  setPageHead(call.context, { robots: "noindex, nofollow" });
  const { pathname } = new URL(call.request.url);
  const token = await call.context.get(requestContext).linkSecret();
  if (!token) await refuseCustomer(call);
  return { variant: readSignInVariant(pathname), token };
}

export async function action(call: Route.ActionArgs) {
  const form = await readForm(call.request);
  const token = form.get("token");
  const values = readAccountForm(form);
  return typeof token === "string" ? choosePassword(call, values, token) : requestMail(call, values);
}

async function choosePassword({ context }: PageCall, values: AccountValues, token: string) {
  const errors = checkAccountForm("choose-password", values);
  const refuse = (problem: string | null, status: number) =>
    data({ ...toAccountRefusal(context, values, errors, problem), isSent: false, token }, status);
  if (Object.keys(errors).length > 0) return refuse(null, 400);
  const changed = await context
    .get(requestContext)
    .gateways.customers.resetPassword(token, values.password ?? "");
  if (!changed.ok) return refuse(...describeGatewayError(changed.error, "token"));
  await setNotice({ context }, "address.reset.done");
  return redirect("/login", 303);
}

async function requestMail({ context, request }: PageCall, values: AccountValues) {
  const { isCheckout } = readSignInVariant(new URL(request.url).pathname);
  const errors = checkAccountForm("request-reset", values);
  const answer = (problem: string | null, isSent: boolean) => ({
    ...toAccountRefusal(context, values, errors, problem),
    isSent,
    token: null,
  });
  if (Object.keys(errors).length > 0) return data(answer(null, false), 400);
  const { email = "" } = values;
  const sent = await context.get(requestContext).gateways.customers.requestPasswordReset(email);
  if (!sent.ok) {
    const [problem, status] = describeGatewayError(sent.error, "unavailable");
    return data(answer(problem, false), status);
  }
  // The address is not verified: the event belongs to the visit, and does not identify the visitor.
  const who = async () => ({ userId: null, email: null });
  const payload = { email, locale: context.get(requestContext).locale };
  context.get(requestContext).gateways.tracking.raise({ name: "reset-password", payload }, { who });
  const { visit } = context.get(requestContext);
  if (isCheckout) {
    await visit.update({ wayBack: toStepPath("shipping") });
    return data(answer(null, true));
  }
  await visit.update({ drafts: { ...(await visit.read()).drafts, "check-email": { email, kind: "reset" } } });
  return redirect("/password-reset/check-email", 303);
}

export default function PasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  const token = actionData ? actionData.token : loaderData.token;
  return (
    <>
      <title>{translate(token ? "address.reset.newTitle" : "address.reset.title")}</title>
      <PasswordResetPage
        variant={loaderData.variant}
        token={token}
        isSent={actionData?.isSent ?? false}
        refused={actionData ?? null}
      />
    </>
  );
}

import { data, type RouterContextProvider } from "react-router";
import { brand } from "../../countries/model/brand";
import { readPathPrefix, requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { accountPlaces } from "../model/account-place";
import { toProblemKey, toProblemStatus } from "../model/security-problem";
import { confirmEmail, readProposedEmail } from "../operations/change-credentials.server";
import { setNotice } from "../operations/notices.server";
import { EmailChangePage } from "../ui/email-change-page";
import type { Route } from "./+types/email-change";

type Context = Readonly<RouterContextProvider>;

/** Shows the mail's link without any change: mail scanners open links as well. */
export async function loader({ context }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  return showPage(context, await context.get(requestContext).linkSecret(), null);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const [token, password] = ["token", "password"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  });
  const changed = await confirmEmail({ context }, token ?? null, password ?? null);
  if (!changed.ok) return showPage(context, token ?? null, changed.error.code);
  await setNotice({ context }, "security.notice.email-changed");
  const session = await context.get(requestContext).session.read();
  return leadTo(session?.customerId ? accountPlaces.security : "/login");
}

/** Shows the form with the reason of a refusal; only the reason when the link is expired. */
async function showPage(context: Context, token: string | null, refused: string | null) {
  const proposed = await readProposedEmail({ context }, token);
  const code = proposed.ok ? refused : proposed.error.code;
  const { translate } = context.get(requestContext);
  const isMissing = code === "password-required";
  const view = {
    title: translate("security.confirm.title"),
    lead: proposed.ok ? translate("security.confirm.lead", { email: proposed.value.email }) : "",
    button: translate("security.confirm.button"),
    path: `${readPathPrefix(context)}/email-change`,
    token: proposed.ok ? token : null,
    asksPassword: proposed.ok && proposed.value.asksPassword,
    passwordLabel: translate("security.password.present"),
    passwordError: isMissing ? translate("address.rule.required") : null,
    problem: code === null || isMissing ? null : translate(toProblemKey(code)),
  };
  return data(view, code === null ? 200 : toProblemStatus(code));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function EmailChange({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailChangePage {...(actionData ?? loaderData)} />;
}

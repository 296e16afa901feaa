import { data, type RouterContextProvider } from "react-router";
import { brand } from "../../countries/model/brand";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { countryContext, localeContext, sessionContext, translateContext } from "../../request/context";
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

/** Where the mail's link leads. Looking at it changes nothing: programs open links of mails as well. */
export async function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const token = new URL(request.url).searchParams.get("token");
  const email = await readProposedEmail({ context }, token);
  return email.ok ? toView(context, { email: email.value, token }) : refuse(context, email.error.code);
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = (await readForm(request)).get("token");
  const changed = await confirmEmail({ context }, typeof token === "string" ? token : null);
  if (!changed.ok) return refuse(context, changed.error.code);
  await setNotice({ context }, "security.notice.email-changed");
  const session = await context.get(sessionContext).read();
  return leadTo(session?.customerId ? accountPlaces.security : "/login");
}

function refuse(context: Context, code: string) {
  const problem = context.get(translateContext)(toProblemKey(code));
  return data(toView(context, { problem }), toProblemStatus(code));
}

function toView(
  context: Context,
  {
    email = "",
    token = "",
    problem = null,
  }: { email?: string; token?: string | null; problem?: string | null },
) {
  const translate = context.get(translateContext);
  const prefix = toPathPrefix(context.get(countryContext), context.get(localeContext));
  return {
    title: translate("security.confirm.title"),
    lead: translate("security.confirm.lead", { email }),
    button: translate("security.confirm.button"),
    path: `${prefix}/email-change`,
    token: token ?? "",
    problem,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function EmailChange({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailChangePage {...(actionData ?? loaderData)} />;
}

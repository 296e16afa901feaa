import { useTranslate } from "../../i18n/translate-context";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { refuseCustomer } from "../operations/require-customer.server";
import { CheckEmailPage } from "../ui/mail-steps";
import type { Route } from "./+types/check-email";

/**
 * Confirms the request of a new password or an account.
 * The input comes from the visit, never from the URL.
 */
export async function loader(call: Route.LoaderArgs) {
  const { context, request } = call;
  setPageHead(context, { robots: "noindex, nofollow" });
  await refuseCustomer(call);
  const kind = new URL(request.url).pathname.includes("/password-reset/") ? "reset" : "sign-up";
  const draft = (await context.get(requestContext).visit.read()).drafts["check-email"];
  return { email: draft?.kind === kind ? (draft.email ?? null) : null, kind } as const;
}

export default function CheckEmail({ loaderData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate("account.sent.title")}</title>
      <CheckEmailPage {...loaderData} />
    </>
  );
}

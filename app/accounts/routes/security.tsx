import { data } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { brand } from "../../countries/model/brand";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { deleteCustomerLists } from "../../lists/operations/customer-lists.server";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { leaveAccount } from "../../sign-in/operations/leave-account.server";
import { accountPlaces } from "../model/account-place";
import { parseSecurityForm, type SecurityForm } from "../model/security-form";
import { toProblemStatus } from "../model/security-problem";
import type { SecurityFacts } from "../model/security-view";
import { changePassword, deleteAccount, proposeEmail } from "../operations/change-credentials.server";
import { loadAccountFrame } from "../operations/load-account-frame.server";
import { loadSecurityFacts } from "../operations/load-security-facts.server";
import { type NoticeKey, setNotice } from "../operations/notices.server";
import type { PageCall } from "../operations/page-call.server";
import { removePasskey, renamePasskey } from "../operations/passkeys.server";
import { requireCustomer, type SignedInCustomer } from "../operations/require-customer.server";
import { AccountPage } from "../ui/account-page";
import { AccountUnavailable } from "../ui/account-unavailable";
import { SecurityPage } from "../ui/security-page";
import { type Refused, toSecurityView } from "../ui/to-security-view";
import type { Route } from "./+types/security";

type Failure = { readonly ok: false; readonly error: { readonly code: string } };

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = { context, request };
  const customer = await requireCustomer(call);
  return showPage(call, await loadSecurityFacts(call, customer), null);
}

/** Executes the form of an intent. The next page shows the result. */
export async function action({ context, request }: Route.ActionArgs) {
  const call = { context, request };
  const customer = await requireCustomer(call);
  const facts = await loadSecurityFacts(call, customer);
  if (!facts) return showPage(call, null, null);
  const form = parseSecurityForm(await readForm(request), facts);
  if (!form) throw data(null, 400);
  if (Object.keys(form.errors).length > 0) return showPage(call, facts, { form, problem: null });
  const done = await act(call, customer, form);
  if (typeof done !== "string") return showPage(call, facts, { form, problem: done.error.code });
  await setNotice(call, done);
  if (form.intent !== "delete") return leadTo(accountPlaces.security);
  await leaveAccount(toCartAccess(context));
  return leadTo("/login");
}

/** Returns the notice of a success, or the failure. */
async function act(
  call: PageCall,
  customer: SignedInCustomer,
  { intent, values }: SecurityForm,
): Promise<NoticeKey | Failure> {
  const { gateways } = call.context.get(requestContext);
  const { signIns, customerKeys, customerLists } = gateways;
  const { customerId, signInId } = customer;
  const say = (answer: { readonly ok: true } | Failure, key: NoticeKey) => (answer.ok ? key : answer);
  switch (intent) {
    case "email": {
      const dependencies = { ...gateways, session: call.context.get(requestContext).session };
      return say(await proposeEmail(dependencies, customerId, values), "security.notice.email-sent");
    }
    case "email-cancel":
      return say(await customerKeys.dropEmailChange(customerId), "security.notice.saved");
    case "password": {
      const passwords = { present: values.password, next: values.newPassword };
      return say(await changePassword(call, customer, passwords), "security.notice.password-changed");
    }
    case "passkey-rename":
      return say(await renamePasskey(call, customerId, values), "security.notice.saved");
    case "passkey-remove":
      return say(await removePasskey(call, customerId, values.id), "security.notice.saved");
    case "sign-in-end":
      return say(await signIns.end(customerId, values.id), "security.notice.signed-out");
    case "sign-ins-end":
      return say(await signIns.endOthers(customerId, signInId), "security.notice.signed-out");
    case "passkey":
      return { ok: false, error: { code: "passkey-refused" } };
    case "delete": {
      const deleted = await deleteAccount(call, customer, values);
      if (deleted.ok) await deleteCustomerLists(customerLists, customerId);
      return say(deleted, "security.notice.account-deleted");
    }
  }
}

async function showPage(call: PageCall, facts: SecurityFacts | null, refused: Refused | null) {
  const { context } = call;
  const frame = await loadAccountFrame(call, "security");
  if (!facts) return data({ frame, view: null }, 503);
  const { country } = context.get(requestContext);
  const place = {
    translate: context.get(requestContext).translate,
    timeZone: country.timeZone,
    prefix: toPathPrefix(country, context.get(requestContext).locale),
  };
  const status = refused ? toProblemStatus(refused.problem) : 200;
  return data({ frame, view: toSecurityView(facts, place, refused) }, status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.frame.current} | ${brand.name}` },
];

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, view } = actionData ?? loaderData;
  return (
    <AccountPage {...frame} title={frame.current}>
      {view ? <SecurityPage {...view} /> : <AccountUnavailable {...frame} />}
    </AccountPage>
  );
}

import { brand } from "../../countries/model/brand";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { beginAtProvider } from "../../sign-in/operations/provider-flow.server";
import { toInternalPath } from "../model/internal-path";
import { type SocialProblem, toProblemPath } from "../model/social-sign-in";
import {
  confirmIdentity,
  toConfirmationDependencies,
  type UnconfirmedCode,
} from "../operations/confirm-identity.server";
import { unlinkIdentity } from "../operations/linked-sign-ins.server";
import { loadAccountFrame } from "../operations/load-account-frame.server";
import { setNotice } from "../operations/notices.server";
import type { PageCall } from "../operations/page-call.server";
import { requireCustomer } from "../operations/require-customer.server";
import { loadLinkedSection, readPrefix } from "../operations/social-view.server";
import { AccountPage, AccountSection } from "../ui/account-page";
import { LinkedSignIns } from "../ui/linked-sign-ins";
import type { Route } from "./+types/linked-sign-ins";

/** Shows the account's providers; the profile's page has the same section. */
export async function loader(call: Route.LoaderArgs) {
  const { customerId } = await requireCustomer(call);
  setPageHead(call.context, { robots: "noindex, nofollow" });
  const { translate } = call.context.get(requestContext);
  const [frame, section] = await Promise.all([
    loadAccountFrame(call, "my-profile"),
    loadLinkedSection(call, customerId),
  ]);
  return {
    frame,
    section,
    title: translate("social.linked.title"),
    missing: translate("social.linked.unavailable"),
  };
}

export async function action(call: Route.ActionArgs) {
  const { customerId } = await requireCustomer(call);
  const form = await readForm(call.request);
  const read = (name: string) => String(form.get(name) ?? "");
  const from = toInternalPath(read("from")) ?? `${readPrefix(call)}/my-account/linked-sign-ins`;
  if (read("intent") === "unlink") return unlink(call, customerId, { hash: read("hash"), from });
  const provider = read("provider");
  const confirmed = await confirmIdentity(toConfirmationDependencies(call), { password: read("password") });
  if (!confirmed.ok) return goTo(toProblemPath(from, toProblem(confirmed.error.code), provider));
  return beginAtProvider(call, { provider, from, customerId });
}

export default function LinkedSignInsRoute({ loaderData }: Route.ComponentProps) {
  const { frame, title, section, missing } = loaderData;
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <AccountPage {...frame} title={title}>
        <AccountSection title={title} id="linked-sign-ins">
          {section ? <LinkedSignIns {...section} /> : <p>{missing}</p>}
        </AccountSection>
      </AccountPage>
    </>
  );
}

async function unlink(
  call: PageCall,
  customerId: string,
  { hash, from }: { readonly hash: string; readonly from: string },
): Promise<Response> {
  const { gateways } = call.context.get(requestContext);
  const listed = await gateways.customerKeys.list(customerId);
  const own = listed.ok ? listed.value.find((key) => key.hash === hash && key.kind === "identity") : null;
  const provider = String(own?.data.provider ?? gateways.signInProviders.providers[0]?.key ?? "");
  if (!own) return goTo(listed.ok ? from : toProblemPath(from, "failed", provider));
  const removed = await unlinkIdentity(gateways, customerId, hash);
  if (!removed.ok) {
    const problem = removed.error.code === "last-way-in" ? "lastWayIn" : "failed";
    return goTo(toProblemPath(from, problem, provider));
  }
  await setNotice(call, "social.notice.unlinked");
  return goTo(from);
}

const problems: Readonly<Record<UnconfirmedCode, SocialProblem>> = {
  "wrong-password": "wrongPassword",
  "sign-in-again": "signInAgain",
  "too-many-attempts": "attempts",
  "platform-unavailable": "failed",
};

function toProblem(code: UnconfirmedCode): SocialProblem {
  return problems[code];
}

/** Redirects to a path that has its language prefix already. */
function goTo(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}

import { data } from "react-router";
import { findBrokenRule } from "../../foundation/form-rules";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import type { SignInFlow } from "../../request/sign-in-flow";
import { land, toAccountProblem, toIdentityAccess } from "../../sign-in/operations/provider-flow.server";
import { enterByMailbox, proveByPassword } from "../../sign-in/operations/sign-in-with-identity.server";
import { type JoinProblem, toJoinProblem, toJoinView } from "../operations/join-view.server";
import { setNotice } from "../operations/notices.server";
import type { PageCall } from "../operations/page-call.server";
import { refuseCustomer } from "../operations/require-customer.server";
import { readPrefix } from "../operations/social-view.server";
import { JoinPage } from "../ui/join-page";
import type { Route } from "./+types/join-account";

type Proving = Extract<SignInFlow, { step: "proving" }>;

/** Verifies the shopper's mailbox, because the provider has not verified it. */
export async function loader(call: Route.LoaderArgs) {
  await refuseCustomer(call);
  setPageHead(call.context, { robots: "noindex, nofollow" });
  return toJoinView(call, await requireFlow(call));
}

/** Responds the same whether an account has the address or not. */
export async function action(call: Route.ActionArgs) {
  await refuseCustomer(call);
  const flow = await requireFlow(call);
  const form = await readForm(call.request);
  const read = (name: string) => String(form.get(name) ?? "").trim();
  switch (read("intent")) {
    case "send":
      return sendCode(call, flow, read("email"));
    case "confirm":
      return confirmCode(call, flow, read("code"));
    default:
      return enter(call, flow, { email: read("email"), password: String(form.get("password") ?? "") });
  }
}

export default function JoinAccount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{loaderData.title}</title>
      <JoinPage view={loaderData} problem={actionData?.problem ?? null} email={actionData?.email} />
    </>
  );
}

async function sendCode(call: PageCall, flow: Proving, email: string) {
  if (findBrokenRule(email, [{ rule: "required" }, { rule: "email" }]))
    return refuse(call, email, "emailInvalid", 400);
  const { signInProviders, mailCodes } = call.context.get(requestContext).gateways;
  const provider = signInProviders.providers.find(({ key }) => key === flow.identity.provider)?.name ?? "";
  const sent = await mailCodes.send(flow.codeId, { to: email, provider });
  if (!sent.ok)
    return sent.error.code === "too-many-attempts"
      ? refuse(call, email, "attempts", 429)
      : refuse(call, email, "failed", 503);
  call.context.get(requestContext).signInFlow.write({ ...flow, sentTo: email });
  return new Response(null, { status: 303, headers: { Location: `${readPrefix(call)}/login/join#by-code` } });
}

async function confirmCode(call: PageCall, flow: Proving, code: string) {
  const access = toIdentityAccess(call);
  const redeemed = await access.mailCodes.redeem(flow.codeId, code);
  if (!redeemed.ok) {
    if (redeemed.error.code === "wrong") return refuse(call, "", "codeWrong", 400);
    return redeemed.error.code === "over"
      ? refuse(call, "", "codeOver", 400)
      : refuse(call, "", "failed", 503);
  }
  const entered = await enterByMailbox(access, flow.identity, redeemed.value);
  if (entered.ok && entered.value) return land(call, flow, entered.value);
  return refuse(call, "", entered.ok ? "failed" : toAccountProblem(entered.error), 503);
}

async function enter(call: PageCall, flow: Proving, typed: { email: string; password: string }) {
  if (typed.email === "" || typed.password === "") return refuse(call, typed.email, "wrong", 400);
  const entered = await proveByPassword(toIdentityAccess(call), flow.identity, typed);
  if (entered.ok) {
    const landed = await land(call, flow, entered.value);
    if (!entered.value.isLinked) await setNotice(call, "social.problem.unverified");
    return landed;
  }
  const { code } = entered.error;
  if (code === "invalid-credentials") return refuse(call, typed.email, "wrong", 400);
  return refuse(call, typed.email, toAccountProblem(entered.error), code === "too-many-attempts" ? 429 : 503);
}

function refuse(call: PageCall, email: string, problem: JoinProblem, status: number) {
  return data({ email, problem: toJoinProblem(call, problem) }, status);
}

/** Requires the flow in the browser and the session that started it. */
async function requireFlow({ context }: PageCall): Promise<Proving> {
  const flow = await context.get(requestContext).signInFlow.read();
  const session = await context.get(requestContext).session.read();
  if (flow?.step !== "proving" || flow.sessionId !== session?.id) throw leadTo("/login");
  return flow;
}

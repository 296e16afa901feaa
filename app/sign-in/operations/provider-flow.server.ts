import type { RouterContextProvider } from "react-router";
import { toInternalPath } from "../../accounts/model/internal-path";
import { type SocialProblem, toProblemPath } from "../../accounts/model/social-sign-in";
import { linkIdentity } from "../../accounts/operations/linked-sign-ins.server";
import { setNotice } from "../../accounts/operations/notices.server";
import type { PageCall } from "../../accounts/operations/page-call.server";
import { readPrefix } from "../../accounts/operations/social-view.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { toLanguage } from "../../countries/model/locale";
import type { ProviderFailure } from "../../gateways/sign-in-providers/sign-in-providers-gateway";
import { requestContext } from "../../request/context";
import type { SignInFlow } from "../../request/sign-in-flow";
import type { AccountError, EnteredAccount } from "./enter-account.server";
import { type IdentityAccess, signInWithIdentity } from "./sign-in-with-identity.server";

type Context = { readonly context: Readonly<RouterContextProvider> };

export function toIdentityAccess({ context }: Context): IdentityAccess {
  const { gateways } = context.get(requestContext);
  const { customers, customerKeys, externalAccounts, mailCodes, mails, signInProviders, signIns } = gateways;
  return {
    ...toCartAccess(context),
    ...{ customers, customerKeys, externalAccounts, mailCodes, mails, signInProviders, signIns },
    now: context.get(requestContext).now,
    later: context.get(requestContext).later,
  };
}

type Start = {
  readonly provider: string;
  /** The shop's path of the page with the button, with language prefix, from the form. */
  readonly from: string;
  /** The customer who links the provider to the account; null: a sign-in. */
  readonly customerId: string | null;
};

/**
 * Redirects the shopper to a sign-in provider, for this browser's session only.
 * If the provider is unavailable, redirects back to the page with the error.
 */
export async function beginAtProvider(call: PageCall, { provider, ...start }: Start): Promise<Response> {
  const { context } = call;
  const prefix = readPrefix(call);
  const from = toInternalPath(start.from) ?? `${prefix}/login`;
  const begun = await context.get(requestContext).gateways.signInProviders.begin(provider, {
    returnUrl: toReturnUrl(call, provider),
    language: toLanguage(context.get(requestContext).locale),
  });
  if (!begun.ok) {
    context.get(requestContext).log.error("auth-initialisation-error", { provider, code: begun.error.code });
    return goTo(toProblemPath(from, toProblem(begun.error), provider));
  }
  const { url, state, nonce, verifier } = begun.value;
  const { id: sessionId } = await context.get(requestContext).session.require();
  const wayBack = start.customerId ? from : await readWayBack(call, prefix, from);
  const flow = { step: "sent", provider, state, nonce, verifier, sessionId, prefix, from, wayBack } as const;
  context.get(requestContext).signInFlow.write({ ...flow, customerId: start.customerId });
  return goTo(url);
}

/**
 * Handles the return from a provider, only in the browser and the session that started.
 * Each response is valid once, because the flow ends with it.
 */
export async function finishAtProvider(call: PageCall, provider: string): Promise<Response> {
  const { context, request } = call;
  const { signInFlow: access } = context.get(requestContext);
  const flow = await access.read();
  const session = await context.get(requestContext).session.read();
  access.write(null);
  const isOwn = flow?.step === "sent" && flow.provider === provider && flow.sessionId === session?.id;
  if (!isOwn || flow.customerId !== session.customerId) {
    context.get(requestContext).log.warn("sign-in-answer-refused", { provider });
    return goTo(toProblemPath("/login", "invalid", provider));
  }
  const finished = await context.get(requestContext).gateways.signInProviders.finish(provider, flow, {
    returnUrl: toReturnUrl(call, provider),
    answer: new URL(request.url),
  });
  if (!finished.ok) return goTo(toProblemPath(flow.from, toProblem(finished.error), provider));
  const identity = finished.value;
  if (flow.customerId !== null) return finishLink(call, flow, { customerId: flow.customerId, identity });
  const signedIn = await signInWithIdentity(toIdentityAccess(call), identity);
  if (!signedIn.ok) return goTo(toProblemPath(flow.from, toAccountProblem(signedIn.error), provider));
  if (signedIn.value) return land(call, flow, signedIn.value);
  const { sessionId, wayBack, from, prefix } = flow;
  const proving = { step: "proving", identity, codeId: crypto.randomUUID(), sentTo: null } as const;
  access.write({ ...proving, sessionId, wayBack, from, prefix });
  return goTo(`${prefix}/login/join`);
}

async function finishLink(
  call: PageCall,
  { from, wayBack }: SignInFlow,
  { customerId, identity }: { customerId: string; identity: Parameters<typeof linkIdentity>[2] },
): Promise<Response> {
  const linked = await linkIdentity(toIdentityAccess(call), customerId, identity);
  if (!linked.ok) {
    const { code } = linked.error;
    const problem = code === "platform-unavailable" ? "failed" : code;
    return goTo(toProblemPath(from, problem, identity.provider));
  }
  await setNotice(call, "social.notice.linked");
  return goTo(wayBack);
}

/** Completes a sign-in with its redirect and the notice about the cart; deletes the stored return path. */
export async function land(
  call: Pick<PageCall, "context">,
  { wayBack }: SignInFlow,
  { isMerged }: EnteredAccount,
): Promise<Response> {
  const { context } = call;
  context.get(requestContext).signInFlow.write(null);
  await context.get(requestContext).visit.update({ wayBack: null });
  if (isMerged) await setNotice(call, "account.notice.merged");
  return goTo(wayBack);
}

/** Returns into the checkout if the sign-in started there, else to the page that required it. */
async function readWayBack({ context }: PageCall, prefix: string, from: string): Promise<string> {
  if (from.slice(prefix.length).startsWith("/checkout/")) return `${prefix}/checkout/addresses`;
  const { wayBack } = await context.get(requestContext).visit.read();
  return prefix + (toInternalPath(wayBack) ?? "/");
}

/** Without language prefix: it is registered with the provider. */
function toReturnUrl({ context }: PageCall, provider: string): string {
  return `${context.get(requestContext).origin}/login/with/${provider}/return`;
}

function toProblem({ code }: ProviderFailure): SocialProblem {
  return code === "refused" || code === "invalid" ? code : "unavailable";
}

export function toAccountProblem({ code }: AccountError): "attempts" | "failed" {
  return code === "too-many-attempts" ? "attempts" : "failed";
}

/** Redirects to a path that already has its language prefix, so the router must not add one. */
function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address } });
}

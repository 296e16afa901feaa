import { readQuery } from "../../countries/model/route-table";
import { readPathPrefix, requestContext } from "../../request/context";
import {
  type LinkedSignInsView,
  readProblem,
  type SocialSignInView,
  withoutProblem,
} from "../model/social-sign-in";
import { loadLinkedSignIns } from "./linked-sign-ins.server";
import type { PageCall } from "./page-call.server";

/** Returns the provider buttons of a sign-in page; null: the shop has no provider. */
export function toSocialSignIn(call: PageCall): SocialSignInView | null {
  const { context } = call;
  const { providers } = context.get(requestContext).gateways.signInProviders;
  if (providers.length === 0) return null;
  const { translate } = context.get(requestContext);
  const prefix = readPrefix(call);
  return {
    label: translate("social.label"),
    or: translate("social.or"),
    from: readFrom(call),
    buttons: providers.map(({ key, name }) => ({
      key,
      action: `${prefix}/login/with/${key}`,
      text: translate("social.with", { provider: name }),
    })),
    problem: toProblemText(call),
  };
}

/** Loads the section of linked sign-ins for an account page; null: no provider, or not available. */
export async function loadLinkedSection(
  call: PageCall,
  customerId: string,
): Promise<LinkedSignInsView | null> {
  const { context } = call;
  const { gateways } = context.get(requestContext);
  const { providers } = gateways.signInProviders;
  if (providers.length === 0) return null;
  const [linked, account] = await Promise.all([
    loadLinkedSignIns(gateways, customerId),
    gateways.externalAccounts.find(customerId),
  ]);
  if (!linked || !account.ok || !account.value) return null;
  const { translate } = context.get(requestContext);
  const days = new Intl.DateTimeFormat(context.get(requestContext).locale, {
    dateStyle: "long",
    timeZone: context.get(requestContext).country.timeZone,
  });
  const missing = providers.filter(({ key }) => linked.every(({ provider }) => provider !== key));
  return {
    title: translate("social.linked.title"),
    lead: translate("social.linked.lead"),
    none: linked.length === 0 ? translate("social.linked.none") : null,
    action: `${readPrefix(call)}/my-account/linked-sign-ins`,
    from: readFrom(call),
    problem: toProblemText(call),
    linked: linked.map(({ hash, name, account: email, madeAt, usedAt }) => ({
      hash,
      name,
      facts: [
        email,
        translate("social.linked.since", { date: days.format(madeAt) }),
        usedAt === null ? null : translate("social.linked.used", { date: days.format(usedAt) }),
      ]
        .filter((fact) => fact !== null)
        .join(" · "),
      unlink: translate("social.linked.unlink", { provider: name }),
    })),
    links: missing.map(({ key, name }) => ({
      key,
      text: translate("social.linked.link", { provider: name }),
    })),
    password: account.value.hasPassword ? translate("social.linked.password") : null,
  };
}

function toProblemText({ context, request }: PageCall): string | null {
  const problem = readProblem(readQuery(request, "login"));
  if (!problem) return null;
  const { providers } = context.get(requestContext).gateways.signInProviders;
  const provider = providers.find(({ key }) => key === problem.provider);
  if (!provider) return null;
  return context.get(requestContext).translate(`social.problem.${problem.code}`, { provider: provider.name });
}

export function readPrefix({ context }: Pick<PageCall, "context">): string {
  return readPathPrefix(context);
}

function readFrom({ request }: PageCall): string {
  const { pathname, search } = new URL(request.url);
  return withoutProblem(pathname.replace(/\.data$/, "") + search);
}

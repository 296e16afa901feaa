import { requestContext } from "../../request/context";
import type { SignInFlow } from "../../request/sign-in-flow";
import type { JoinView } from "../model/social-sign-in";
import type { PageCall } from "./page-call.server";
import { readPrefix } from "./social-view.server";

/** The message of a refused proof. */
export type JoinProblem = "wrong" | "emailInvalid" | "codeWrong" | "codeOver" | "attempts" | "failed";

/** Formats the page that verifies a mailbox. */
export function toJoinView(call: PageCall, flow: Extract<SignInFlow, { step: "proving" }>): JoinView {
  const { context } = call;
  const { translate } = context.get(requestContext);
  const { providers } = context.get(requestContext).gateways.signInProviders;
  const { identity, sentTo } = flow;
  const provider = providers.find(({ key }) => key === identity.provider)?.name ?? identity.provider;
  const prefix = readPrefix(call);
  const say = (name: string) => translate(`social.join.${name}`, { provider });
  return {
    title: say("title"),
    lead: say("lead"),
    action: `${prefix}/login/join`,
    email: sentTo ?? identity.email ?? "",
    emailLabel: say("email"),
    code: {
      title: say("codeTitle"),
      text: say("codeText"),
      button: say("codeButton"),
      sent: sentTo === null ? null : translate("social.join.codeSent", { email: sentTo }),
      label: say("code"),
      confirm: say("confirm"),
    },
    password: {
      title: say("passwordTitle"),
      label: say("password"),
      button: say("passwordButton"),
      forgot: { href: `${prefix}/password-reset`, text: say("forgot") },
    },
    cancel: { href: `${prefix}/login`, text: say("cancel") },
  };
}

export function toJoinProblem({ context }: PageCall, problem: JoinProblem): string {
  return context.get(requestContext).translate(`social.join.problem.${problem}`);
}

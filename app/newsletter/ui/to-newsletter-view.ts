import { pagePath } from "../../content/model/content-pages";
import { brand } from "../../countries/model/brand";
import type { Translate } from "../../i18n/translate";
import type { NewsletterView } from "../model/newsletter-view";
import { type SignUpForm, signUpPath } from "../model/sign-up-form";

export type PageProblem = "over" | "unavailable" | "too-many-attempts";

type Scene = { readonly translate: Translate; readonly prefix: string };

/** Formats the sign-up page: alone, or with the errors of a posted form. */
export function toSignUpView(
  { translate, prefix }: Scene,
  needsTick: boolean,
  posted: SignUpForm | null,
  problem: PageProblem | null,
): NewsletterView {
  const say = (key: string) => translate(`newsletter.${key}`, { brand: brand.name });
  const wrong = posted?.problem ?? null;
  const isOfEmail = wrong === "required" || wrong === "email";
  return {
    title: say("page.title"),
    notice: problem && { kind: "bad", text: say(`problem.${problem}`) },
    lead: say("lead"),
    form: {
      kind: "sign-up",
      label: say("email"),
      email: posted?.email ?? "",
      emailError: isOfEmail ? translate(`address.rule.${wrong}`) : null,
      wording: say(needsTick ? "wording" : "byButton"),
      needsTick,
      tickError: wrong === "consent" ? say("consentMissing") : null,
      button: say("button"),
    },
    links: [toPrivacy({ translate, prefix })],
  };
}

/** Formats the page after a sign-up; the same for every address. */
export function toSentView({ translate, prefix }: Scene, email: string): NewsletterView {
  return {
    title: translate("account.sent.title"),
    notice: null,
    lead: translate("newsletter.sent.text", { email }),
    form: null,
    links: [{ text: translate("newsletter.sent.again"), href: prefix + signUpPath }],
  };
}

/**
 * Formats the page behind a mail's link, whose button unsubscribes.
 * `email` is masked, because the link may be shared.
 */
export function toUnsubscribeView(
  { translate, prefix }: Scene,
  token: string,
  email: string,
): NewsletterView {
  return {
    title: translate("newsletter.unsubscribe.title"),
    notice: null,
    lead: translate("newsletter.unsubscribe.lead", { email: maskEmail(email) }),
    form: { kind: "unsubscribe", token, button: translate("newsletter.unsubscribe.button") },
    links: [toAccount({ translate, prefix })],
  };
}

export function toUnsubscribedView({ translate, prefix }: Scene, email: string): NewsletterView {
  return {
    title: translate("newsletter.unsubscribe.title"),
    notice: { kind: "ok", text: translate("newsletter.unsubscribe.done", { email: maskEmail(email) }) },
    lead: null,
    form: null,
    links: [
      { text: translate("newsletter.unsubscribe.again"), href: prefix + signUpPath },
      toAccount({ translate, prefix }),
    ],
  };
}

/** Formats an invalid link, or a failed write that may be tried again. */
export function toUnsubscribeProblemView(
  { translate, prefix }: Scene,
  problem: "gone" | "unavailable",
  token: string,
): NewsletterView {
  const isGone = problem === "gone";
  const text = isGone
    ? translate("newsletter.unsubscribe.gone", { mail: brand.serviceMail })
    : translate("newsletter.problem.unavailable");
  return {
    title: translate("newsletter.unsubscribe.title"),
    notice: { kind: "bad", text },
    lead: null,
    form: isGone ? null : { kind: "unsubscribe", token, button: translate("newsletter.unsubscribe.button") },
    links: [toAccount({ translate, prefix })],
  };
}

/** Formats `j…a@example.com`: its owner recognises it, a bystander cannot read it. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ""}${email.slice(at)}`;
}

function toPrivacy({ translate, prefix }: Scene) {
  return {
    text: translate("content.pages.privacy-data"),
    href: prefix + pagePath("privacy-data", translate.locale),
  };
}

function toAccount({ translate, prefix }: Scene) {
  return { text: translate("profile.nav.my-newsletter"), href: `${prefix}/my-account/my-newsletter` };
}

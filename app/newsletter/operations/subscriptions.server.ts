import { addConsents, addObjections, isConsentGranted, mailKinds } from "../../accounts/model/consent";
import { consentWordings } from "../../accounts/model/consent-wording";
import type { Locale } from "../../countries/model/locale";
import { ok, type Result } from "../../foundation/result";
import type { NewsletterGateway } from "../../gateways/newsletter/newsletter-gateway";
import { type ConsentDesk, changeConsents } from "./change-consents.server";

type Desk = ConsentDesk & { readonly newsletter: NewsletterGateway };
type Scene = { readonly locale: Locale; readonly now: Date };

/**
 * `confirmed-before`: the consent was recorded already; `over`: the link's week has passed; `unknown`: it is no link of this
 * shop's.
 */
export type Confirmed = "confirmed" | "confirmed-before" | "over" | "unknown" | "unavailable";

/**
 * The mailbox answered: its consent is recorded, and the first mail sent when it is a new one. A link that was asked for
 * before the last objection confirms nothing any more, so that a scanner of old mails subscribes nobody anew.
 */
export async function confirmSubscription(
  desk: Desk,
  { locale, now }: Scene,
  token: string,
): Promise<Confirmed> {
  const request = await desk.newsletter.readConfirmation(token);
  if (request === null) return "unknown";
  if (request === "over") return "over";
  const { email, source, wording, askedAt } = request;
  const decision = { now, source, wording, decidedAt: new Date(askedAt) };
  const changed = await changeConsents(desk, { email, locale }, (entries) =>
    addConsents(entries, new Map([["newsletter", true]]), decision),
  );
  if (!changed.ok) return "unavailable";
  const { before, after } = changed.value;
  if (!isConsentGranted(after, "newsletter")) return "over";
  if (isConsentGranted(before, "newsletter")) return "confirmed-before";
  await desk.newsletter.welcome(email);
  return "confirmed";
}

/** Ends all advertising by e-mail to the address of a mailed link, with or without an account; a repeat says the same. */
export async function unsubscribe(
  desk: Desk,
  { locale, now }: Scene,
  token: string,
): Promise<Result<{ readonly email: string }, "gone" | "unavailable">> {
  const email = await desk.newsletter.readUnsubscription(token);
  if (email === null) return { ok: false, error: "gone" };
  const decision = { now, source: "mail", wording: consentWordings.mail } as const;
  const changed = await changeConsents(desk, { email, locale, reachesUnproved: true }, (entries) =>
    addObjections(entries, mailKinds, decision),
  );
  return changed.ok ? ok({ email }) : { ok: false, error: "unavailable" };
}

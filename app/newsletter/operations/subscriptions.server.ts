import { addConsents, addObjections, isConsentGranted, mailKinds } from "../../accounts/model/consent";
import { consentWordings } from "../../accounts/model/consent-wording";
import type { Locale } from "../../countries/model/locale";
import { ok, type Result } from "../../foundation/result";
import type { NewsletterGateway } from "../../gateways/newsletter/newsletter-gateway";
import { type ConsentStores, changeConsents } from "./change-consents.server";

type Dependencies = ConsentStores & { readonly newsletter: NewsletterGateway };
type Scene = { readonly locale: Locale; readonly now: Date };

/**
 * Result of a confirmation link.
 * `confirmed-before`: the consent was already recorded; `over`: the link has expired after a week; `unknown`: the link
 * is not one of this shop.
 */
export type Confirmed = "confirmed" | "confirmed-before" | "over" | "unknown" | "unavailable";

/**
 * Records the consent that a mailbox confirmed, and sends the first mail if it is new.
 * A link from before the last objection confirms nothing any more, so that a scanner of old mails cannot subscribe a
 * shopper again.
 */
export async function confirmSubscription(
  dependencies: Dependencies,
  { locale, now }: Scene,
  token: string,
): Promise<Confirmed> {
  const request = await dependencies.newsletter.readConfirmation(token);
  if (request === null) return "unknown";
  if (request === "over") return "over";
  const { email, source, wording, askedAt } = request;
  const decision = { now, source, wording, decidedAt: new Date(askedAt) };
  const changed = await changeConsents(dependencies, { email, locale }, (entries) =>
    addConsents(entries, new Map([["newsletter", true]]), decision),
  );
  if (!changed.ok) return "unavailable";
  const { before, after } = changed.value;
  if (!isConsentGranted(after, "newsletter")) return "over";
  if (isConsentGranted(before, "newsletter")) return "confirmed-before";
  await dependencies.newsletter.welcome(email);
  return "confirmed";
}

/**
 * Withdraws the consent to all advertising by e-mail, by the token of a mailed link.
 * Works with and without an account; idempotent.
 */
export async function unsubscribe(
  dependencies: Dependencies,
  { locale, now }: Scene,
  token: string,
): Promise<Result<{ readonly email: string }, "gone" | "unavailable">> {
  const email = await dependencies.newsletter.readUnsubscription(token);
  if (email === null) return { ok: false, error: "gone" };
  const decision = { now, source: "mail", wording: consentWordings.mail } as const;
  const changed = await changeConsents(dependencies, { email, locale, reachesUnproved: true }, (entries) =>
    addObjections(entries, mailKinds, decision),
  );
  return changed.ok ? ok({ email }) : { ok: false, error: "unavailable" };
}

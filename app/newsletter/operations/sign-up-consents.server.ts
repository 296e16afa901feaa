import { addConsents, isConsentGranted } from "../../accounts/model/consent";
import { consentWordings } from "../../accounts/model/consent-wording";
import type { Locale } from "../../countries/model/locale";
import type { NewsletterGateway } from "../../gateways/newsletter/newsletter-gateway";
import type { Log } from "../../request/log";
import { type ConsentDesk, changeConsents } from "./change-consents.server";

type Desk = ConsentDesk & { readonly newsletter: NewsletterGateway };
type Scene = { readonly locale: Locale; readonly now: Date; readonly log: Log };

/**
 * Moves the decisions for a new account's verified address to the customer.
 * Adds the newsletter if the form's box was ticked. The account does not wait for it.
 */
export async function recordSignUpConsents(
  desk: Desk,
  { locale, now, log }: Scene,
  { email, wantsNewsletter }: { readonly email: string; readonly wantsNewsletter: boolean },
): Promise<void> {
  const decision = { now, source: "sign-up", wording: consentWordings["sign-up"] } as const;
  const changed = await changeConsents(desk, { email, locale }, (entries) =>
    wantsNewsletter ? addConsents(entries, new Map([["newsletter", true]]), decision) : entries,
  );
  if (!changed.ok) return log.error("sign-up-consents-unavailable", { kind: changed.error.kind });
  const { before, after } = changed.value;
  const isNew = isConsentGranted(after, "newsletter") && !isConsentGranted(before, "newsletter");
  if (isNew) await desk.newsletter.welcome(email);
}

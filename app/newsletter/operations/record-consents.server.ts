import {
  addConsents,
  addObjections,
  addSoftConsent,
  type ConsentEntry,
  isConsentGranted,
} from "../../accounts/model/consent";
import { consentWordings } from "../../accounts/model/consent-wording";
import type { Profile } from "../../accounts/model/profile";
import type { Locale } from "../../countries/model/locale";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { OrderConsent } from "../../gateways/commerce/all-orders-gateway";
import type { NewsletterGateway } from "../../gateways/newsletter/newsletter-gateway";
import type { Log } from "../../request/log";
import { type ConsentStores, changeConsents, changeCustomerConsents } from "./change-consents.server";

/** `asks-mailbox`: the tick of an unverified address must be confirmed first. */
export type RecordedOrder = "recorded" | "asks-mailbox";

/**
 * Records an order's newsletter choice for its signed-in customer, else for its e-mail address.
 * The soft opt-in (`soft_newsletter`) and a refusal apply at once. A tick for the newsletter (HU, PL) applies at once
 * only if the account has verified the address; otherwise the shopper must confirm it by e-mail.
 */
export async function recordOrderConsent(
  dependencies: ConsentStores,
  order: OrderConsent & { readonly locale: string },
  now: Date,
): Promise<Result<RecordedOrder, GatewayError>> {
  const decidedAt = new Date(order.createdAt);
  const decision = { now, source: "checkout", wording: consentWordings.checkout, decidedAt } as const;
  const change = (entries: readonly ConsentEntry[], profile: Profile | null) => {
    if (order.consent === "soft_newsletter") return addSoftConsent(entries, "soft_newsletter", decision);
    if (order.consent === "no_newsletter") return addObjections(entries, ["soft_newsletter"], decision);
    const isProved = profile?.isEmailVerified === true && isSame(profile.email, order.email);
    const wants = order.consent === "newsletter" && isProved;
    return wants ? addConsents(entries, new Map([["newsletter", true]]), decision) : entries;
  };
  const own = order.customerId
    ? await changeCustomerConsents(dependencies, order.customerId, change)
    : ok(null);
  if (!own.ok) return own;
  const recorded = own.value
    ? own
    : await changeConsents(dependencies, order, (entries) => change(entries, null));
  if (!recorded.ok) return recorded;
  const isOpen =
    order.consent === "newsletter" && !isConsentGranted(recorded.value?.after ?? [], "newsletter");
  return ok(isOpen ? "asks-mailbox" : "recorded");
}

function isSame(email: string, other: string): boolean {
  return email.toLowerCase() === other.toLowerCase();
}

type Dependencies = ConsentStores & { readonly newsletter: NewsletterGateway };
type Scene = { readonly locale: Locale; readonly now: Date; readonly log: Log };

/**
 * Moves the decisions for a new account's verified address to the customer.
 * Adds the newsletter if the form's box was ticked. The account does not wait for it.
 */
export async function recordSignUpConsents(
  dependencies: Dependencies,
  { locale, now, log }: Scene,
  { email, wantsNewsletter }: { readonly email: string; readonly wantsNewsletter: boolean },
): Promise<void> {
  const decision = { now, source: "sign-up", wording: consentWordings["sign-up"] } as const;
  const changed = await changeConsents(dependencies, { email, locale }, (entries) =>
    wantsNewsletter ? addConsents(entries, new Map([["newsletter", true]]), decision) : entries,
  );
  if (!changed.ok) return log.error("sign-up-consents-unavailable", { kind: changed.error.kind });
  const { before, after } = changed.value;
  const isNew = isConsentGranted(after, "newsletter") && !isConsentGranted(before, "newsletter");
  if (isNew) await dependencies.newsletter.welcome(email);
}

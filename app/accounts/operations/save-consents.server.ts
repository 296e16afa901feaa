import { requestContext } from "../../request/context";
import { addConsents, type ConsentKind, needsPhone } from "../model/consent";
import { type ConsentForm, planConsents } from "../model/consent-form";
import { consentWordings } from "../model/consent-wording";
import type { Profile } from "../model/profile";
import { toCustomChanges } from "../model/to-custom-changes";
import type { PageCall } from "./page-call.server";

export type SavedConsents = "saved" | "unchanged" | "phone-missing" | "changed-elsewhere" | "unavailable";

/**
 * Saves the form's decisions, each with time, source `account` and wording.
 * `changed-elsewhere`: the profile has another version by now; a retry with the new one is safe, because only decisions
 * are written.
 */
export async function saveConsents(
  { context }: Pick<PageCall, "context">,
  profile: Profile,
  form: ConsentForm,
): Promise<SavedConsents> {
  const plan = planConsents(form, profile);
  if (plan.code !== "changed") return plan.code;
  const decision = {
    now: context.get(requestContext).now,
    source: "account",
    wording: consentWordings.account,
  } as const;
  const changes = toCustomChanges(profile, {
    ...(plan.wanted.size > 0 && { consents: addConsents(profile.consents, plan.wanted, decision) }),
    ...(plan.gdprPhone !== undefined && { gdprPhone: plan.gdprPhone }),
  });
  if (changes.length === 0) return "unchanged";
  const { customers, tracking } = context.get(requestContext).gateways;
  const answer = await customers.update(profile.id, profile.version, changes);
  if (answer.ok) {
    const phone = plan.gdprPhone === undefined ? profile.gdprPhone : plan.gdprPhone;
    const who = async () => ({ userId: profile.id, email: profile.email });
    for (const call of toConsentCalls(plan.wanted, phone)) tracking.raise(call, { who });
    return "saved";
  }
  return answer.error.code === "ConcurrentModification" ? "changed-elsewhere" : "unavailable";
}

/**
 * Groups consent decisions into tracking calls.
 * Consents that need a phone number are sent with it (`gdpr_phone`), all other decisions without it.
 */
export function toConsentCalls(wanted: ReadonlyMap<ConsentKind, boolean>, phone: string | null) {
  const decisions = [...wanted];
  const isOfPhone = ([kind, isGranted]: readonly [ConsentKind, boolean]) =>
    phone !== null && isGranted && needsPhone(kind);
  const [ofPhone, others] = [decisions.filter(isOfPhone), decisions.filter((each) => !isOfPhone(each))];
  return [
    ...(others.length > 0
      ? [{ name: "customer-consent", payload: { consents: Object.fromEntries(others) } } as const]
      : []),
    ...(ofPhone.length > 0 && phone !== null
      ? [
          {
            name: "consent",
            payload: { consents: Object.fromEntries(ofPhone), additional_props: {}, gdpr_phone: phone },
          } as const,
        ]
      : []),
  ];
}

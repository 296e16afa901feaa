import { gatewaysContext, nowContext } from "../../request/context";
import { addConsents } from "../model/consent";
import { type ConsentForm, planConsents } from "../model/consent-form";
import { consentWordings } from "../model/consent-wording";
import type { Profile } from "../model/profile";
import { toCustomChanges } from "../model/to-custom-changes";
import type { PageCall } from "./page-call.server";

export type SavedConsents = "saved" | "unchanged" | "phone-missing" | "changed-elsewhere" | "unavailable";

/**
 * Writes what was decided, each with the time, that it was said in the account, and beside which words. `changed-elsewhere`: the profile is
 * at another version by now; with the new one it may be tried again, because only decisions are written.
 */
export async function saveConsents(
  { context }: Pick<PageCall, "context">,
  profile: Profile,
  form: ConsentForm,
): Promise<SavedConsents> {
  const plan = planConsents(form, profile);
  if (plan.code !== "changed") return plan.code;
  const decision = {
    now: context.get(nowContext),
    source: "account",
    wording: consentWordings.account,
  } as const;
  const changes = toCustomChanges(profile, {
    ...(plan.wanted.size > 0 && { consents: addConsents(profile.consents, plan.wanted, decision) }),
    ...(plan.gdprPhone !== undefined && { gdprPhone: plan.gdprPhone }),
  });
  if (changes.length === 0) return "unchanged";
  const { customers, tracking } = context.get(gatewaysContext);
  const answer = await customers.update(profile.id, profile.version, changes);
  if (answer.ok) {
    tracking.raise(
      { name: "customer-consent", payload: { consents: Object.fromEntries(plan.wanted) } },
      { who: async () => ({ userId: profile.id, email: profile.email }) },
    );
    return "saved";
  }
  return answer.error.code === "ConcurrentModification" ? "changed-elsewhere" : "unavailable";
}

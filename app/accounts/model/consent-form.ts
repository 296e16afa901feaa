import { isPhoneNumber } from "../../countries/model/address-fields";
import { type ConsentKind, consentKinds, isConsentGranted, needsPhone, toGdprPhone } from "./consent";
import type { Profile } from "./profile";

/** What the page of consents posts. */
export type ConsentForm = {
  /** Boxes that are ticked. */
  readonly granted: ReadonlySet<ConsentKind>;
  /** Boxes that the page showed, and those of them that it showed ticked: only what differs was decided. */
  readonly shown: ReadonlySet<ConsentKind>;
  readonly wasGranted: ReadonlySet<ConsentKind>;
  /** As it was typed. */
  readonly phone: string;
};

/** The form; `withdrawsAll` leaves all its boxes empty, whatever is ticked. */
export function parseConsentForm(fields: FormData): ConsentForm {
  const withdrawsAll = fields.get("intent") === "none";
  const read = (name: string) => new Set(consentKinds.filter((kind) => fields.getAll(name).includes(kind)));
  const phone = fields.get("gdprPhone");
  return {
    granted: withdrawsAll ? new Set() : read("consent"),
    shown: withdrawsAll ? new Set(consentKinds) : read("shown"),
    wasGranted: withdrawsAll ? new Set(consentKinds) : read("was"),
    phone: typeof phone === "string" ? phone.trim() : "",
  };
}

export type ConsentPlan =
  | { readonly code: "phone-missing" }
  | { readonly code: "unchanged" }
  | {
      readonly code: "changed";
      readonly wanted: ReadonlyMap<ConsentKind, boolean>;
      /** undefined: it stays; null: nobody may be called any more, so the number goes. */
      readonly gdprPhone?: string | null;
    };

/**
 * What the form means for the profile as it is now: a decision that was made elsewhere since the page was shown stands,
 * unless the form decides the same again. Whoever may be called or texted must leave a number.
 */
export function planConsents(
  form: ConsentForm,
  profile: Pick<Profile, "consents" | "gdprPhone">,
): ConsentPlan {
  const decided = [...form.shown].filter((kind) => form.granted.has(kind) !== form.wasGranted.has(kind));
  const wanted = new Map(
    decided
      .map((kind) => [kind, form.granted.has(kind)] as const)
      .filter(([kind, isGranted]) => isConsentGranted(profile.consents, kind) !== isGranted),
  );
  const isGrantedThen = (kind: ConsentKind) => wanted.get(kind) ?? isConsentGranted(profile.consents, kind);
  const isCalled = consentKinds.some((kind) => needsPhone(kind) && isGrantedThen(kind));
  const phone = isCalled ? toGdprPhone(form.phone) || null : null;
  if (isCalled && (phone === null || !isPhoneNumber(form.phone))) return { code: "phone-missing" };
  const isSamePhone = phone === profile.gdprPhone;
  if (wanted.size === 0 && isSamePhone) return { code: "unchanged" };
  return { code: "changed", wanted, ...(!isSamePhone && { gdprPhone: phone }) };
}

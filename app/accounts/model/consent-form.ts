import { isPhoneNumber } from "../../countries/model/address-fields";
import { type ConsentKind, consentKinds, isConsentGranted, needsPhone, toGdprPhone } from "./consent";
import type { Profile } from "./profile";

/** The form of the consents page. */
export type ConsentForm = {
  /** Ticked boxes. */
  readonly granted: ReadonlySet<ConsentKind>;
  /** The boxes on the page, and those that it showed ticked: only the differences are decisions. */
  readonly shown: ReadonlySet<ConsentKind>;
  readonly wasGranted: ReadonlySet<ConsentKind>;
  /** As entered. */
  readonly phone: string;
};

/** Parses the form; `withdrawsAll` unticks all its boxes. */
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
      /** undefined: unchanged; null: no consent to calls remains, so the number is deleted. */
      readonly gdprPhone?: string | null;
    };

/**
 * Plans the form's decisions against the present profile.
 * Retains a decision made elsewhere since the page was loaded, unless the form makes the same decision. Consent to
 * calls or texts requires a number.
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

import { formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import {
  type ConsentEntry,
  type ConsentKind,
  findConsent,
  isConsentGranted,
  listOfferedConsents,
} from "../model/consent";
import type { ConsentForm } from "../model/consent-form";
import type { Profile } from "../model/profile";

/** The page of consents, ready for display. */
export type NewsletterView = {
  readonly lead: string;
  readonly problem: string | null;
  readonly boxes: readonly {
    readonly kind: ConsentKind;
    readonly label: string;
    /** Time and source of the decision. */
    readonly state: string;
    readonly isTicked: boolean;
    /** The profile's state: the form posts the page's initial values. */
    readonly isGranted: boolean;
  }[];
  readonly phone: {
    readonly label: string;
    readonly hint: string;
    readonly value: string;
    readonly error: string | null;
  };
  readonly confirmFirst: string | null;
  readonly save: string;
  /** null: there is nothing to withdraw. */
  readonly none: string | null;
};

type Scene = {
  readonly translate: Translate;
  readonly timeZone: string;
  readonly isNewsletterOptional: boolean;
  /** A refused form; null: the page shows the profile. */
  readonly posted: { readonly form: ConsentForm; readonly problem: "phone-missing" | "unavailable" } | null;
};

export function toNewsletterView(
  profile: Pick<Profile, "consents" | "gdprPhone" | "isEmailVerified">,
  { translate, timeZone, isNewsletterOptional, posted }: Scene,
): NewsletterView {
  const { consents, gdprPhone, isEmailVerified } = profile;
  const say = (key: string) => translate(`profile.newsletter.${key}`);
  const isTicked = (kind: ConsentKind) =>
    posted ? posted.form.granted.has(kind) : isConsentGranted(consents, kind);
  const kinds = listOfferedConsents(consents, isNewsletterOptional);
  return {
    lead: say("lead"),
    problem: posted?.problem === "unavailable" ? translate("profile.unavailable.save") : null,
    boxes: kinds.map((kind) => ({
      kind,
      label: say(`kinds.${kind}`),
      state: describe(findConsent(consents, kind), translate, timeZone),
      isTicked: isTicked(kind),
      isGranted: isConsentGranted(consents, kind),
    })),
    phone: {
      label: say("phoneLabel"),
      hint: say("phoneHint"),
      value: posted?.form.phone ?? gdprPhone ?? "",
      error: posted?.problem === "phone-missing" ? say("phoneMissing") : null,
    },
    confirmFirst: isEmailVerified ? null : say("confirmFirst"),
    save: say("save"),
    none: kinds.some((kind) => isConsentGranted(consents, kind)) ? say("none") : null,
  };
}

function describe(entry: ConsentEntry | null, translate: Translate, timeZone: string): string {
  if (!entry) return translate("profile.newsletter.never");
  return translate(`profile.newsletter.${entry.isGranted ? "granted" : "refused"}`, {
    date: formatDate(new Date(entry.at), translate.locale, timeZone, "date"),
    source: translate(`profile.newsletter.sources.${entry.source}`),
  });
}

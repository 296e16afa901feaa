import type { Translate } from "../../i18n/translate";
import { type ConsentPurpose, consentPurposes } from "../model/consent";
import { consentsPath } from "../model/consents-path";
import { type StorageLife, type StoredItem, storedItems } from "../model/stored-items";
import { listPartners, type PartySettings } from "../model/third-parties";

export type PurposeView = {
  /** null: necessary for the shop, so it offers no choice. */
  readonly purpose: ConsentPurpose | null;
  readonly name: string;
  readonly text: string;
  readonly isAgreed: boolean;
  readonly entries: readonly { readonly names: string; readonly text: string; readonly life: string }[];
};

export type ConsentView = {
  readonly title: string;
  readonly lead: string;
  /** URL path that the form posts to. */
  readonly path: string;
  readonly purposes: readonly PurposeView[];
  readonly messages: Readonly<Record<"accept" | "refuse" | "save" | "always" | "details", string>>;
  readonly privacy: { readonly href: string; readonly text: string };
};

/** What the question and the dialog of the consents show. */
export type ConsentPanelView = {
  readonly view: ConsentView;
  readonly texts: Readonly<
    Record<"question" | "explanation" | "choose" | "close" | "saved" | "failed", string>
  >;
};

/** Whether the shop's response is the view of the panel and not that of another version or an error. */
export function isConsentPanelView(value: unknown): value is ConsentPanelView {
  return typeof value === "object" && value !== null && "view" in value && "texts" in value;
}

/** Builds the panel, which is the same for all visitors: no purpose is checked. */
export function toConsentPanelView(translate: Translate, sources: Omit<Sources, "agreed">): ConsentPanelView {
  return {
    view: toConsentView(translate, { ...sources, agreed: null }),
    texts: {
      question: translate("consent.ask.title"),
      explanation: translate("consent.ask.text"),
      choose: translate("consent.choose"),
      close: translate("consent.close"),
      saved: translate("consent.saved"),
      failed: translate("consent.failed"),
    },
  };
}

type Sources = {
  readonly prefix: string;
  /** Path of the privacy page in this language. */
  readonly privacyPath: string;
  /** Purposes with consent; null: the page is the same for all. */
  readonly agreed: ReadonlySet<ConsentPurpose> | null;
  /** Third parties that this shop works with. */
  readonly parties: PartySettings;
};

/** Builds the form of all purposes, with what each stores and its recipients. */
export function toConsentView(
  translate: Translate,
  { prefix, privacyPath, agreed, parties }: Sources,
): ConsentView {
  const word = (key: string) => translate(`consent.${key}`);
  const toPurpose = (purpose: ConsentPurpose | "necessary"): PurposeView => ({
    purpose: purpose === "necessary" ? null : purpose,
    name: word(`${purpose}.name`),
    text: word(`${purpose}.text`),
    isAgreed: purpose === "necessary" || (agreed?.has(purpose) ?? false),
    entries: [
      ...storedItems
        .filter((thing) => thing.purpose === purpose)
        .map((thing) => toStoredItem(translate, thing)),
      ...listPartners(parties)
        .filter((partner) => partner.purpose === purpose)
        .map(({ kind, host }) => ({
          names: "",
          text: translate(`consent.partner.${kind}`, { host }),
          life: "",
        })),
    ],
  });
  return {
    title: word("title"),
    lead: word("lead"),
    path: `${prefix}${consentsPath}`,
    purposes: (["necessary", ...consentPurposes] as const).map(toPurpose),
    messages: {
      accept: word("accept"),
      refuse: word("refuse"),
      save: word("save"),
      always: word("always"),
      details: word("details"),
    },
    privacy: { href: prefix + privacyPath, text: translate("content.pages.privacy-data") },
  };
}

function toStoredItem(
  translate: Translate,
  { names, word, life }: StoredItem,
): PurposeView["entries"][number] {
  return {
    names: names.join(", "),
    text: translate(`consent.kept.${word}`),
    life: toLifeText(translate, life),
  };
}

/** `Intl` formats periods in the page's language: 30 days, 12 mesiacov. */
function toLifeText(translate: Translate, life: StorageLife): string {
  if (typeof life === "string") return translate(`consent.life.${life}`);
  const { unit, count } = life;
  return new Intl.NumberFormat(translate.locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

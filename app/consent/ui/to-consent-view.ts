import type { Translate } from "../../i18n/translate";
import { type ConsentPurpose, consentPurposes } from "../model/consent";
import { consentsPath } from "../model/consents-path";
import { type KeptLife, type KeptThing, keptThings } from "../model/kept-things";
import { listPartners, type PartySettings } from "../model/third-parties";

export type PurposeView = {
  /** null: the shop cannot do without it, there is nothing to choose. */
  readonly purpose: ConsentPurpose | null;
  readonly name: string;
  readonly text: string;
  readonly isAgreed: boolean;
  readonly kept: readonly { readonly names: string; readonly text: string; readonly life: string }[];
};

export type ConsentView = {
  readonly title: string;
  readonly lead: string;
  /** Where the form leads. */
  readonly path: string;
  readonly purposes: readonly PurposeView[];
  readonly words: Readonly<Record<"accept" | "refuse" | "save" | "always" | "details", string>>;
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

/** The panel is the same for all visitors: nothing is agreed to in it. */
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
  /** Of the page on privacy, in this language. */
  readonly privacyPath: string;
  /** What is agreed to; null: the page is the same for all. */
  readonly agreed: ReadonlySet<ConsentPurpose> | null;
  /** Whom this shop works with. */
  readonly parties: PartySettings;
};

/** The form of all purposes, with what each keeps and who receives something by it. */
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
    kept: [
      ...keptThings.filter((thing) => thing.purpose === purpose).map((thing) => toKept(translate, thing)),
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
    words: {
      accept: word("accept"),
      refuse: word("refuse"),
      save: word("save"),
      always: word("always"),
      details: word("details"),
    },
    privacy: { href: prefix + privacyPath, text: translate("content.pages.privacy-data") },
  };
}

function toKept(translate: Translate, { names, word, life }: KeptThing): PurposeView["kept"][number] {
  return {
    names: names.join(", "),
    text: translate(`consent.kept.${word}`),
    life: toLifeText(translate, life),
  };
}

/** Periods are worded by the platform of the language: 30 days, 12 mesiacov. */
function toLifeText(translate: Translate, life: KeptLife): string {
  if (typeof life === "string") return translate(`consent.life.${life}`);
  const { unit, count } = life;
  return new Intl.NumberFormat(translate.locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

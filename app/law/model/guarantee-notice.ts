import { array, create, nonempty, object, pattern, record, size, string } from "superstruct";
import { type Locale, toLanguage } from "../../countries/model/locale";
import type { Duties } from "./duties";
import notices from "./guarantee-notices.json";
import type { LawSettings } from "./law-settings";

const Text = nonempty(string());

const NoticeStruct = object({
  title: Text,
  /** As the notice prints it, without scheme: `europa.eu/youreurope/guarantees`. */
  link: pattern(string(), /^europa\.eu\/youreurope\/\S+$/),
  protection: Text,
  claim: Text,
  examples: size(array(Text), 2),
  liable: Text,
  remedies: size(array(Text), 2),
  longer: Text,
  more: Text,
  whatToDo: Text,
  steps: size(array(Text), 2),
  commercial: Text,
});

/** The words of the harmonised notice by language. Source: Implementing Regulation (EU) 2025/1960, Annex I */
const texts = create(notices, record(string(), NoticeStruct));

export const noticeLanguages = Object.keys(texts);

/** The words of the notice in one language. */
export type NoticeText = (typeof texts)[string];

/** The harmonised notice of a page. */
export type GuaranteeNotice = {
  /** URL of the official artwork; null: the notice is drawn. */
  readonly file: string | null;
  readonly text: NoticeText;
  /** Where its QR code leads. */
  readonly href: string;
  /** URL of the QR code. */
  readonly code: string;
};

/** What a page states about the guarantee by law. */
export type StatedGuarantee = {
  readonly heading: string;
  /** null: the country has no harmonised notice on this day. */
  readonly notice: GuaranteeNotice | null;
  /** The country's own words: the reminder, or a period that is longer than the notice's; null: none. */
  readonly national: string | null;
  /** The choice of a repair and what follows from it; null: the law has no such rule on this day. */
  readonly repair: string | null;
};

type Place = {
  readonly duties: Duties;
  readonly locale: Locale;
  readonly law: LawSettings;
  /** In the page's language. */
  readonly words: { readonly heading: string; readonly reminder: string; readonly repair: string };
};

/**
 * British law knows no "legal guarantee", and the shop's other English text is Irish.
 * Source: Consumer Rights Act 2015, sections 9 to 11, 20 to 24; Limitation Act 1980, section 5
 */
const britishWords = {
  heading: "Your statutory rights",
  reminder:
    "The Consumer Rights Act 2015 says that goods must be as described, fit for purpose and of satisfactory quality. During the expected life of the product you may be entitled to a refund within 30 days, to a repair or replacement within six months and after that, and, if that does not work, to some or all of your money back, for up to six years (five in Scotland).",
};

/** Returns what the country's law demands on this day; null: nothing. */
export function toStatedGuarantee({ duties, locale, law, words }: Place): StatedGuarantee | null {
  const { heading, reminder } = locale === "en-GB" ? britishWords : words;
  const notice = duties.has("guarantee-notice") ? toNotice(toLanguage(locale), law) : null;
  const isReminded =
    duties.has("guarantee-reminder") ||
    duties.has("guarantee-reminder-national") ||
    duties.has("guarantee-longer");
  if (!notice && !isReminded) return null;
  const repair = duties.has("repair-extension") ? words.repair : null;
  return { heading, notice, national: isReminded ? reminder : null, repair };
}

/** The Irish shop shows the English notice; Norway and Switzerland have none. */
function toNotice(language: string, { guaranteeNoticeFile }: LawSettings): GuaranteeNotice | null {
  const text = texts[language];
  if (!text) return null;
  return {
    file: guaranteeNoticeFile?.replaceAll("{language}", language) ?? null,
    text,
    href: encodeURI(`https://${text.link}`),
    code: toCodePath(language),
  };
}

/** Path of the QR code to Your Europe, a file of `public`. */
export function toCodePath(language: string): string {
  return `/law/your-europe-${language}.svg`;
}

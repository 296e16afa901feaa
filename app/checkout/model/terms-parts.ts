import { toLegalLinkMessage } from "../../countries/model/withdrawal-countries";

/** The pages that the sentence links, by the name of their mark in the message. */
const pages = {
  terms: "terms-and-conditions",
  withdrawal: "return-policy",
  privacy: "privacy-data",
} as const;

const marks = { terms: "{terms}", withdrawal: "{withdrawal}", privacy: "{privacy}" };

/** What it needs of the page's translations. */
type Words = {
  (key: string, values?: Readonly<Record<string, string>>): string;
  readonly locale: string;
};

/** A part of the sentence; `page`: the slug of the content page that it links, null: none. */
export type TermsPart = {
  readonly text: string;
  readonly page: (typeof pages)[keyof typeof pages] | null;
};

/**
 * Returns the sentence above everything that orders in parts, in the order of each language. A company's has no right of
 * withdrawal, which consumers alone have (Directive 2011/83/EU, Art. 9).
 */
export function toTermsParts(translate: Words, isCompany: boolean): readonly TermsPart[] {
  return translate(`checkout.payment.${isCompany ? "companyTerms" : "terms"}`, marks)
    .split(/(\{\w+\})/)
    .map((text) => {
      const name = text.slice(1, -1);
      if (name !== "terms" && name !== "withdrawal" && name !== "privacy") return { text, page: null };
      return { text: translate(toLegalLinkMessage(name, translate.locale)), page: pages[name] };
    });
}

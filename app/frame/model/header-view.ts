import type { LinkAttributes } from "../../content/model/classify-link";

/** What the header shows; the same for every page of a locale. All URLs have the language prefix. */
export type HeaderView = {
  /** Formatted amount from which the parcel is free. */
  readonly freeFrom: string | null;
  readonly hasGuaranteeNotice: boolean;
  readonly countryName: string;
  /** Empty unless the country has several. */
  readonly languages: readonly LanguageChoice[];
  readonly pages: Readonly<Record<"delivery" | "returns" | "company", string>>;
  /** Pages that the header links to if the shop has them. */
  readonly has: { readonly account: boolean; readonly compare: boolean };
  /** The support form, or the contact page of a store without it. */
  readonly contact: { readonly href: string; readonly isForm: boolean };
  /** null: no promotion. */
  readonly promo:
    | ({ readonly text: string; readonly link: string; readonly href: string } & LinkAttributes)
    | null;
  /** In the order of the menu; empty when the platform does not respond. */
  readonly departments: readonly { readonly text: string; readonly href: string }[];
};

export type LanguageChoice = { readonly language: string; readonly name: string; readonly prefix: string };

import type { Prompt } from "../../foundation/prompt";
import type { CardView } from "./card-view";
import type { ReviewView } from "./review-view";

/** A product's page, ready to show. What consists of several texts is packed into one (`packed-texts.ts`). */
export type ProductView = {
  readonly metaTitle: string;
  readonly sku: string;
  readonly name: string;
  /** `packTexts` of name, address, name, address … */
  readonly crumbs: string;
  /** `packTexts` of addresses. */
  readonly pictures: string;
  readonly badge: string | null;
  readonly isOffer: boolean;
  /** `packTexts` of class and scale (`C A–G`), the label's address and the information sheet's. */
  readonly energy: string | null;
  readonly summary: SummaryView;
  readonly facts: FactsView;
  readonly buy: BuyView;
  readonly rating: RatingView | null;
  /** Streamed when they are not there at once; null when they cannot be had. Never rejects. */
  readonly reviews: Prompt<readonly ReviewView[] | null>;
  readonly related: Prompt<readonly CardView[]>;
  readonly hasQuickAdd: boolean;
  /** Where the category's other products are. */
  readonly categoryHref: string;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** What stands above the price. */
export type SummaryView = {
  readonly brand: string;
  readonly name: string;
  readonly rating: RatingView | null;
  readonly productNumber: string;
  readonly model: string | null;
  /** `packTexts` of label, value, label, value …, of the key figures. */
  readonly figures: string;
  /** What can be chosen; left out where there is one variant. */
  readonly choices?: readonly ChoiceView[];
};

/** Technical data, texts, guarantee and safety. */
export type FactsView = {
  readonly sku: string;
  readonly model: string | null;
  readonly ean: string | null;
  /** `packTexts` of label, value, label, value … */
  readonly figures: string;
  /** `packTexts`. */
  readonly highlights: string;
  /** `packTexts` of its paragraphs. */
  readonly description: string;
  readonly deliveryPackage: string | null;
  /** In the shop's language, in the countries that have manuals in it. */
  readonly manualUrl: string | null;
  readonly hasGuaranteeNotice: boolean;
  readonly manufacturer: string | null;
  readonly warnings: string | null;
};

/** What variants differ in, with its values. */
export type ChoiceView = readonly [label: string, options: readonly OptionView[]];

/** `note`: what is not as it seems, such as that there is no such combination. */
export type OptionView = readonly [value: string, href: string, note: string | null, isChosen: boolean];

export type BuyView = {
  readonly price: string;
  readonly before?: string;
  readonly until?: string;
  readonly vat: string;
  /** Beside the VAT note, in the countries that have it. */
  readonly disclaimer?: string;
  readonly net?: string;
  readonly isForSale: boolean;
  /** Pieces that can be sold; null: as many as anybody wants. */
  readonly stock: number | null;
  /** Most pieces that one add takes. */
  readonly maximum: number;
  /** Most pieces of it that a cart takes. */
  readonly maximumInCart: number;
  /** Known in the browser alone (`LiveStock`). */
  readonly inCart?: number;
  readonly stockText: string;
  readonly isLow: boolean;
  /** So many pieces and fewer are "only a few". */
  readonly few: number;
  readonly delivery?: string;
  readonly shipping?: string;
};

export type RatingView = {
  readonly average: string;
  readonly stars: number;
  readonly count: number;
  /** Reviews with 5, 4, 3, 2 and 1 stars. */
  readonly distribution: readonly number[];
};

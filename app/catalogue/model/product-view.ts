import type { CurrencyCode } from "../../foundation/currency";
import type { Prompt } from "../../foundation/prompt";
import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import type { CardView } from "./card-view";

/** A product's page, ready to show. What consists of several texts is packed into one (`packed-texts.ts`). */
export type ProductView = {
  readonly metaTitle: string;
  readonly sku: string;
  readonly name: string;
  readonly productNumber: string;
  /** What needs no script, written by the server; null: it stands in the document that was served. */
  readonly parts: ProductParts | null;
  readonly gallery: GalleryView;
  /** `packTexts` of class and scale (`C A–G`), the label's address and the information sheet's. */
  readonly energy: string | null;
  readonly buy: BuyView;
  readonly rating: RatingView | null;
  /** Markup, streamed when it is not there at once; null when they cannot be had. Never rejects. */
  readonly reviews: Prompt<StreamedMarkup | null>;
  readonly belongings: Prompt<BelongingsView>;
  /** null: there is nothing to compare it with. */
  readonly comparison: Prompt<StreamedMarkup | null>;
  readonly related: Prompt<readonly CardView[]>;
  readonly hasQuickAdd: boolean;
  /** Where the category's other products are. */
  readonly categoryHref: string;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** What the server writes of a product's page. */
export type ProductPartsView = {
  readonly sku: string;
  /** `packTexts` of name, address, name, address … */
  readonly crumbs: string;
  readonly summary: SummaryView;
  readonly facts: FactsView;
  readonly tiers: readonly TierView[];
  readonly terms: TermsView;
  readonly rating: RatingView | null;
  /** Where its reviews have a page. */
  readonly reviewsPath: string;
  readonly hasTrustStrip: boolean;
  /** `packTexts` of SKU, name with price, SKU … of the extra guarantees that are for sale with it. */
  readonly guarantees: string;
};

/** Buttons that a product is bought with at once, and what it costs. */
export type WalletsView = { readonly buttons: WalletButtonsView; readonly cents: number };

/** What a purchase comes with. */
export type TermsView = {
  readonly name: string;
  readonly productNumber: string;
  readonly isForSale: boolean;
  readonly isUsed: boolean;
  /** Transport. */
  readonly shipping?: string;
  /** The same article new or used. */
  readonly otherWare?: WareView;
  readonly hasGuaranteeNotice: boolean;
};

/** Empty: it stands in the document that was served. */
export type StreamedMarkup = string;

export type ProductPartName =
  | "trail"
  | "summary"
  | "figures"
  | "guarantee"
  | "compare"
  | "tiers"
  | "terms"
  | "trust"
  | "tabs"
  | "facts"
  | "rating";
export type ProductParts = Readonly<Record<ProductPartName, string>>;

export type GalleryView = {
  readonly name: string;
  /** `packTexts` of address, view, address, view …; a view is a key of `product.view`, or its number. */
  readonly pictures: string;
  readonly badge: string | null;
  readonly isOffer: boolean;
  /** `packTexts` of the frames of the 360° view; left out where there is none. */
  readonly turn?: string;
  /** `packTexts` of the clip's address and its still's. */
  readonly video?: string;
};

/** What belongs to a product, as cards. */
export type BelongingsView = {
  readonly accessories: readonly CardView[];
  /** What an accessory fits. */
  readonly parents: readonly CardView[];
  readonly complements: readonly CardView[];
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
};

/** Technical data, texts, guarantee and safety. */
export type FactsView = {
  readonly name: string;
  readonly productNumber: string;
  readonly model: string | null;
  readonly ean: string | null;
  /** `packTexts` of label, value, label, value … */
  readonly figures: string;
  /** The same of weights and sizes, net and with the packaging. */
  readonly measures: string;
  /** `packTexts`. */
  readonly highlights: string;
  /** `packTexts` of its paragraphs. */
  readonly description: string;
  /** `packTexts` of its lines. */
  readonly contents: string;
  readonly isSet: boolean;
  /** `packTexts` of question, answer, question, answer … */
  readonly faq: string;
  readonly manual: ManualView | null;
  /** A manual in the shop's language, or on paper, is asked for. */
  readonly hasManualRequest: boolean;
  /** Address of the product information sheet. */
  readonly sheet: string | null;
  readonly hasGuaranteeNotice: boolean;
  readonly manufacturer: string | null;
  readonly warnings: string | null;
};

/** `language`: the name of the one that it is in; left out where it is the page's. */
export type ManualView = { readonly url: string; readonly language?: string };

/** What variants differ in, with its values. */
export type ChoiceView = readonly [label: string, options: readonly OptionView[]];

/** `note`: what is not as it seems, such as that there is no such combination. */
export type OptionView = readonly [value: string, href: string, note: string | null, isChosen: boolean];

export type BuyView = {
  readonly price: string;
  /** What a kilogram, litre, metre or square metre costs, of what is sold by it. */
  readonly unitPrice?: string;
  /** Minor units of one piece, for the sum of several. */
  readonly cents: number;
  readonly currency: CurrencyCode;
  readonly before?: string;
  readonly until?: string;
  /** The running campaign that the product is part of, with its end. */
  readonly campaign?: string;
  readonly vat: string;
  /** Beside the VAT note, in the countries that have it. */
  readonly disclaimer?: string;
  readonly net?: string;
  /** Volume prices, fewest pieces first; left out where there are none. */
  readonly tiers?: readonly TierView[];
  /** What can be chosen; left out where there is one variant. */
  readonly choices?: readonly ChoiceView[];
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
  /** DE, PL: a strip of what makes a shop trustworthy. */
  readonly hasTrustStrip: boolean;
};

/** From so many pieces on, one costs `cents`. */
export type TierView = {
  readonly from: number;
  readonly cents: number;
  readonly price: string;
  readonly unitPrice?: string;
  readonly saving: string;
};

/** `difference`: what is saved by the used one. */
export type WareView = { readonly href: string; readonly price: string; readonly difference?: string };

export type RatingView = {
  readonly average: string;
  readonly stars: number;
  readonly count: number;
  /** Reviews with 5, 4, 3, 2 and 1 stars. */
  readonly distribution: readonly number[];
};

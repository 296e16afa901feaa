import type { CurrencyCode } from "../../foundation/currency";
import type { Prompt } from "../../foundation/prompt";
import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import type { AttributeView, CardView } from "./card-view";
import type { LinkView } from "./listing-view";
import type { Product } from "./product";

/** A product's page: all texts are formatted for the page's locale. */
export type ProductView = {
  readonly metaTitle: string;
  readonly sku: string;
  readonly name: string;
  readonly productNumber: string;
  /** What needs no script, written by the server; null: it stands in the document that was served. */
  readonly parts: ProductParts | null;
  readonly gallery: GalleryView;
  readonly energy: EnergyView | null;
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
  /** Where questions go; left out where the store has the support form. */
  readonly contactPage?: string;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** What the server writes of a product's page. */
export type ProductPartsView = {
  readonly sku: string;
  readonly crumbs: readonly LinkView[];
  readonly summary: SummaryView;
  readonly facts: FactsView;
  readonly tiers: readonly TierView[];
  readonly terms: TermsView;
  readonly rating: RatingView | null;
  /** Where its reviews have a page. */
  readonly reviewsPath: string;
  readonly hasTrustStrip: boolean;
  /** Extra guarantees that are for sale with the product. */
  readonly guarantees: readonly GuaranteeView[];
};

/** `text`: name and price, `2 more years of guarantee – 28,47 €`. */
export type GuaranteeView = { readonly sku: string; readonly text: string };

export type EnergyView = {
  /** Class and scale: `C A–G`. */
  readonly rating: string;
  readonly labelUrl: string | null;
  /** The product information sheet. */
  readonly sheetUrl: string | null;
};

/** Buttons that a product is bought with at once, and what it costs. */
export type WalletsView = { readonly buttons: WalletButtonsView; readonly cents: number };

/** What a purchase comes with. */
export type TermsView = {
  readonly name: string;
  readonly productNumber: string;
  readonly isForSale: boolean;
  readonly isUsed: boolean;
  /** Where questions go; left out where the store has the support form. */
  readonly contactPage?: string;
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
  readonly pictures: readonly PictureView[];
  readonly badge: string | null;
  readonly isOffer: boolean;
  /** URLs of the frames of the 360° view, in order. */
  readonly turn?: readonly string[];
  readonly video?: VideoView;
};

/** `view`: a key of the messages `product.view`, or the picture's number. */
export type PictureView = { readonly url: string; readonly view: string };

export type VideoView = { readonly url: string; readonly poster: string | null };

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
  readonly keyAttributes: readonly AttributeView[];
};

/** Technical data, texts, guarantee and safety. */
export type FactsView = {
  readonly name: string;
  readonly productNumber: string;
  readonly model: string | null;
  readonly ean: string | null;
  readonly attributes: readonly AttributeView[];
  /** Weights and sizes, net and with the packaging. */
  readonly measures: readonly AttributeView[];
  readonly highlights: readonly string[];
  /** Its paragraphs. */
  readonly description: readonly string[];
  /** Contents of the package, one entry a line. */
  readonly contents: readonly string[];
  readonly isSet: boolean;
  readonly faq: Product["faq"];
  readonly manual: ManualView | null;
  /** A manual in the shop's language, or on paper, is asked for. */
  readonly hasManualRequest: boolean;
  /** Where questions go; left out where the store has the support form. */
  readonly contactPage?: string;
  /** Address of the product information sheet. */
  readonly sheet: string | null;
  readonly hasGuaranteeNotice: boolean;
  readonly manufacturer: string | null;
  readonly warnings: string | null;
};

/** `language`: the name of the one that it is in; left out where it is the page's. */
export type ManualView = { readonly url: string; readonly language?: string };

/** An attribute that a product's variants differ in. */
export type ChoiceView = { readonly label: string; readonly options: readonly OptionView[] };

export type OptionView = {
  readonly value: string;
  readonly href: string;
  /** Says that the variant is sold out, or that the link changes other attributes too. */
  readonly note: string | null;
  readonly isChosen: boolean;
};

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

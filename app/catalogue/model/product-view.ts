import type { CurrencyCode } from "../../foundation/currency";
import type { Prompt } from "../../foundation/prompt";
import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import type { DurabilityLabel } from "../../law/model/durability-label";
import type { StatedGuarantee } from "../../law/model/guarantee-notice";
import type { AttributeView, CardView } from "./card-view";
import type { LinkView } from "./link-view";
import type { Product } from "./product";
import type { NamePart } from "./short-name";

/** A product's page: all texts are formatted for the page's locale. */
export type ProductView = {
  readonly metaTitle: string;
  readonly sku: string;
  readonly name: string;
  readonly productNumber: string;
  /** Server-rendered parts that need no script; null: the served document contains them. */
  readonly parts: ProductParts | null;
  readonly gallery: GalleryView;
  readonly energy: EnergyView | null;
  readonly buy: BuyView;
  readonly rating: RatingView | null;
  /** Markup, streamed if it is not cached; null if unavailable. Never rejects. */
  readonly reviews: Prompt<StreamedMarkup | null>;
  readonly belongings: Prompt<BelongingsView>;
  /** null: nothing to compare with. */
  readonly comparison: Prompt<StreamedMarkup | null>;
  readonly related: Prompt<readonly CardView[]>;
  readonly hasQuickAdd: boolean;
  /** URL of the category's other products. */
  readonly categoryHref: string;
  /** Page for questions; absent if the store has the support form. */
  readonly contactPage?: string;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** The parts of a product's page that the server renders. */
export type ProductPartsView = {
  readonly sku: string;
  readonly crumbs: readonly LinkView[];
  readonly summary: SummaryView;
  readonly facts: FactsView;
  readonly terms: TermsView;
  /** Absent if there is nothing to note. */
  readonly ware?: WareNoteView;
  readonly rating: RatingView | null;
  /** Path of the page of its reviews. */
  readonly reviewsPath: string;
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

/** Wallet buttons for an immediate purchase, and the price. */
export type WalletsView = { readonly buttons: WalletButtonsView; readonly cents: number };

/** The terms of a purchase. */
export type TermsView = {
  readonly name: string;
  readonly productNumber: string;
  readonly isForSale: boolean;
  readonly isUsed: boolean;
  /** Page for questions; absent if the store has the support form. */
  readonly contactPage?: string;
  /** Transport. */
  readonly shipping?: string;
  /** The same article used. */
  readonly otherWare?: WareView;
  /** Text of the link to the section on the legal guarantee; absent if the page has none. */
  readonly guarantee?: string;
  /** DE, PL: a link to the payment page. */
  readonly hasPaymentPage: boolean;
};

/**
 * `condition`: of a used article, with what its grade means. `contents`: products of a set, otherwise empty.
 * `durability`: names the producer's guarantee of durability, whose label is a section of the page.
 */
export type WareNoteView = {
  readonly condition?: string;
  readonly contents: readonly string[];
  readonly durability?: string;
};

/** Empty: the served document contains it. */
export type StreamedMarkup = string;

export type ProductPartName =
  | "trail"
  | "summary"
  | "figures"
  | "guarantee"
  | "compare"
  | "terms"
  | "ware"
  | "tabs"
  | "facts"
  | "duties"
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

/** Related products, as cards. */
export type BelongingsView = {
  readonly accessories: readonly CardView[];
  /** The products that an accessory fits. */
  readonly parents: readonly CardView[];
  readonly complements: readonly CardView[];
};

/** The information above the price. */
export type SummaryView = {
  readonly brand: string;
  readonly name: string;
  readonly nameParts: readonly NamePart[];
  readonly rating: RatingView | null;
  readonly productNumber: string;
  /** null: unknown, or part of the name. */
  readonly model: string | null;
  readonly keyAttributes: readonly AttributeView[];
  /** The product is recalled: leads to the recall in its passport. Absent: it is not. */
  readonly recall?: LinkView;
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
  /** Paragraphs. */
  readonly description: readonly string[];
  /** Contents of the package, one entry per line. */
  readonly contents: readonly string[];
  readonly isSet: boolean;
  readonly faq: Product["faq"];
  readonly manual: ManualView | null;
  /** No manual in the page's language is there, so one can be requested. */
  readonly hasManualRequest: boolean;
  /** Page for questions; absent if the store has the support form. */
  readonly contactPage?: string;
  /** URL of the product information sheet. */
  readonly sheet: string | null;
  /** Documents that the law demands to offer. */
  readonly lawful: readonly LinkView[];
  /** All documents of the article, also when it is no longer sold. */
  readonly passport: LinkView;
  /** What the law demands to state; null: nothing. */
  readonly guarantee: StatedGuarantee | null;
  /** The harmonised label of the producer's guarantee; null: none. */
  readonly durability: DurabilityLabel | null;
  /** What the law demands to state about repair; null: nothing. */
  readonly repair: RepairView | null;
  readonly manufacturer: string | null;
  /** In the EU, for a maker outside it; null: none is needed. */
  readonly responsible: { readonly label: string; readonly value: string } | null;
  readonly warnings: string | null;
};

/** Prices of spare parts and of typical repairs, and the page to ask for one. */
export type RepairView = {
  readonly title: string;
  readonly lead: string;
  readonly parts: RepairPrices;
  readonly repairs: RepairPrices;
  /** For how long spare parts are available. */
  readonly years?: string;
  readonly note: string;
  readonly ask: LinkView;
};

export type RepairPrices = { readonly title: string; readonly rows: readonly AttributeView[] };

/** `language`: the name of its language; absent if it is the page's. */
export type ManualView = { readonly url: string; readonly language?: string };

/** An attribute that a product's variants differ in. */
export type ChoiceView = { readonly label: string; readonly options: readonly OptionView[] };

export type OptionView = {
  readonly value: string;
  readonly href: string;
  /** Notes that the variant is sold out, or that the link changes other attributes too. */
  readonly note: string | null;
  readonly isChosen: boolean;
};

export type BuyView = {
  readonly price: string;
  /** Price per kilogram, litre, metre or square metre, for products sold by it. */
  readonly unitPrice?: string;
  /** Minor units of one piece, to calculate totals. */
  readonly cents: number;
  readonly currency: CurrencyCode;
  readonly before?: string;
  readonly until?: string;
  /** The running campaign that the product is part of, with its end. */
  readonly campaign?: string;
  readonly vat: string;
  /** Says that one piece is delivered free of charge; absent: delivery costs extra. */
  readonly freeDelivery?: string;
  /** The same article new, and what the used one saves. */
  readonly fresh?: LinkView;
  /** Next to the VAT note of a reduced price, in the countries that require it. */
  readonly disclaimer?: string;
  readonly net?: string;
  /** Volume prices, smallest quantity first; absent if there are none. */
  readonly tiers?: readonly TierView[];
  /** The choices; absent for a single variant. */
  readonly choices?: readonly ChoiceView[];
  readonly isForSale: boolean;
  /** Sellable pieces; null: unlimited. */
  readonly stock: number | null;
  /** Maximum pieces of one addition. */
  readonly maximum: number;
  /** Maximum pieces of it in a cart. */
  readonly maximumInCart: number;
  /** Known only in the browser (`LiveStock`). */
  readonly inCart?: number;
  readonly stockText: string;
  readonly isLow: boolean;
  /** Maximum stock for which "only a few left" is displayed. */
  readonly few: number;
  readonly delivery?: string;
};

/** From this quantity on, one piece costs `cents`. */
export type TierView = {
  readonly from: number;
  readonly cents: number;
  readonly price: string;
  readonly unitPrice?: string;
  readonly saving: string;
};

/** `difference`: what the used one saves. */
export type WareView = { readonly href: string; readonly price: string; readonly difference?: string };

export type RatingView = {
  readonly average: string;
  readonly stars: number;
  readonly count: number;
  /** Reviews with 5, 4, 3, 2 and 1 stars. */
  readonly distribution: readonly number[];
};

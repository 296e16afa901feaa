import type { DrawnMark } from "../../accounts/model/drawn-mark";
import type { DurabilityLabel } from "../../law/model/durability-label";
import type { StatedGuarantee } from "../../law/model/guarantee-notice";
import type { AttributeView } from "./card-view";
import type { LinkView } from "./link-view";
import type { RecallView } from "./recall-view";

/** A titled list of names and values. */
export type PassportFacts = { readonly title: string; readonly rows: readonly AttributeView[] };

/** A document, and the language that it is written in by its code and its own name; absent: it needs none. */
export type PassportDocument = LinkView & {
  readonly language?: { readonly code: string; readonly name: string };
};

export type PassportPart = {
  /** In the maker's list of parts. */
  readonly position: number;
  readonly number: string;
  readonly name: LinkView;
  readonly price: string;
};

/** The passport of an article, or of one machine by its serial number: all texts are in the page's language. */
export type PassportView = {
  readonly metaTitle: string;
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly picture: string | null;
  readonly crumbs: readonly LinkView[];
  /** The last item of the breadcrumb. */
  readonly here: string;
  /** The page of the product; null: it is not sold here. */
  readonly product: LinkView | null;
  /** Says that it is not sold here; null: it is. */
  readonly notSold: string | null;
  readonly identity: PassportFacts;
  readonly serial: SerialFormView;
  readonly recalls: { readonly title: string; readonly none: string; readonly list: readonly RecallView[] };
  readonly documents: {
    readonly title: string;
    readonly list: readonly PassportDocument[];
    /** Replaces an empty list. */
    readonly none: string;
    /** Requests instructions on paper; null: no law demands it on this day. */
    readonly paper: LinkView | null;
  };
  readonly data: PassportFacts;
  readonly measures: PassportFacts;
  readonly parts: {
    readonly title: string;
    readonly heads: readonly [position: string, number: string, name: string, price: string];
    readonly rows: readonly PassportPart[];
    readonly none: string;
    /** The exploded view; null: none. */
    readonly picture: { readonly url: string; readonly text: string } | null;
    readonly ask: LinkView;
  };
  readonly guarantee: {
    readonly title: string;
    readonly stated: StatedGuarantee | null;
    readonly durability: DurabilityLabel | null;
    readonly terms: LinkView;
  };
  readonly safety: PassportFacts;
  readonly others: { readonly title: string; readonly list: readonly LinkView[] };
  readonly code: { readonly mark: DrawnMark; readonly text: string; readonly note: string };
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** The form that shows the passport of one machine. */
export type SerialFormView = {
  /** SKU, sent along. */
  readonly variant: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly button: string;
  /** null: the number is valid, or none was entered. */
  readonly error: string | null;
};

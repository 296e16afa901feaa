import type { AccountFrame } from "../../accounts/model/account-place";
import type { LinkView } from "./order-page-view";

export type ReviewedProduct = {
  readonly name: string;
  readonly picture: string | null;
  /** null: it no longer has a page. */
  readonly href: string | null;
};

/** A customer's reviews and the articles still open for one, ready for display. */
export type MyReviewsView = {
  readonly title: string;
  readonly frame: AccountFrame;
  readonly open: {
    readonly title: string;
    readonly list: readonly (ReviewedProduct & {
      readonly sku: string;
      readonly write: LinkView;
    })[];
    readonly note: string | null;
  };
  readonly written: {
    readonly title: string;
    readonly note: string | null;
    readonly list: readonly WrittenReviewView[];
  };
};

export type WrittenReviewView = {
  readonly id: string;
  readonly version: number;
  readonly product: ReviewedProduct;
  readonly rating: number;
  readonly stars: string;
  readonly title: string;
  readonly text: string;
  readonly date: string;
  readonly state: { readonly text: string; readonly isPublished: boolean };
  readonly answer: { readonly title: string; readonly text: string } | null;
  readonly form: ReviewFormMessages;
};

export type ReviewFormMessages = {
  readonly open: string;
  readonly rating: string;
  readonly levels: readonly { readonly value: number; readonly text: string }[];
  readonly title: string;
  readonly text: string;
  readonly save: string;
};

/** The input of a refused review and the reasons, displayed at that review. */
export type ReviewFailure = {
  readonly id: string;
  readonly sentences: readonly string[];
  readonly typed: { readonly rating: string; readonly title: string; readonly text: string };
};

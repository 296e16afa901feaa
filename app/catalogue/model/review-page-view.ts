import type { LinkView } from "./link-view";
import type { RatingView } from "./product-view";
import type { ReviewSort } from "./review";
import type { RatingLevelView, ReviewView } from "./review-view";

/** The page of all reviews of a product. */
export type ReviewPageView = {
  readonly metaTitle: string;
  readonly name: string;
  readonly sku: string;
  readonly crumbs: readonly LinkView[];
  readonly rating: RatingView | null;
  readonly levels: readonly RatingLevelView[];
  /** The selected level; null: all. */
  readonly chosen: number | null;
  readonly allHref: string;
  readonly sorts: readonly { readonly sort: ReviewSort; readonly href: string; readonly isChosen: boolean }[];
  readonly reviews: readonly ReviewView[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** With level and order, without the page number. */
  readonly pagePath: string;
  readonly writeHref: string;
};

/** Why a review is refused. */
export type ReviewRefusal = "not-signed-in" | "not-purchased" | "already-reviewed" | "review-failed";

/** The page with the review form. */
export type ReviewFormView = {
  readonly sku: string;
  readonly name: string;
  readonly picture: string;
  readonly crumbs: readonly LinkView[];
  readonly productHref: string;
  /** For a guest; null: signed in. */
  readonly signIn: LinkView | null;
  /** Why this shopper cannot review it now; null: allowed. */
  readonly refusal: ReviewRefusal | null;
};

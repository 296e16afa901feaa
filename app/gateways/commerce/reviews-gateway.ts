import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type NewReview = {
  readonly productId: string;
  readonly customerId: string;
  /** Unique among all reviews: prevents a second review of one purchase. */
  readonly uniquenessValue: string;
  readonly authorName: string;
  readonly locale: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** A review as its author sees it. */
export type OwnReview = {
  readonly id: string;
  readonly version: number;
  readonly productId: string;
  /** `<order id>:<SKU>`; null: no purchase. */
  readonly uniquenessValue: string | null;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** It counts and is shown with its product. */
  readonly isPublished: boolean;
  /** Customer care's reply, in the request's language if available. */
  readonly answer: string | null;
  /** Names of the fields with translations; a customer's own review has none. */
  readonly translations: readonly string[];
};

/** Customers' reviews of their purchases in one shop, with the shop's own credentials. */
export interface ReviewsGateway {
  /** Ids of the customer's orders in this shop that contain the SKU and were not cancelled, oldest first. */
  findPurchases(customerId: string, sku: string): Answer<readonly string[]>;
  /** The uniqueness values of the customer's reviews of a product; null: a review without one. */
  findOwn(customerId: string, productId: string): Answer<readonly (string | null)[]>;
  /** All reviews of the customer, the newest first, at most 100. */
  listOwn(customerId: string): Answer<readonly OwnReview[]>;
  /** Replaces text and stars of a review; `ConcurrentModification` when it is at another version by now. */
  change(
    review: Pick<OwnReview, "id" | "version" | "translations">,
    content: Pick<OwnReview, "rating" | "title" | "text">,
  ): Answer<null>;
  /** `DuplicateField` when the uniqueness value is taken. */
  add(review: NewReview): Answer<{ readonly id: string }>;
}

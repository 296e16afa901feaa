import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type NewReview = {
  readonly productId: string;
  readonly customerId: string;
  /** Unique among all reviews: what keeps a purchase from being reviewed twice. */
  readonly uniquenessValue: string;
  readonly authorName: string;
  readonly locale: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** A review as its writer sees it. */
export type OwnReview = {
  readonly id: string;
  readonly version: number;
  readonly productId: string;
  /** `<order id>:<SKU>`; null: it names no purchase. */
  readonly uniquenessValue: string | null;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** It counts and is shown with its product. */
  readonly isPublished: boolean;
  /** What customer care answers, in the request's language where there is one. */
  readonly answer: string | null;
  /** Names of the fields that hold its words in other languages; a customer's own has none. */
  readonly translations: readonly string[];
};

/** What customers write of what they bought in one shop, with the shop's own credentials. */
export interface ReviewsGateway {
  /** Ids of the customer's orders in this shop that hold the SKU and were not cancelled, oldest first. */
  findPurchases(customerId: string, sku: string): Answer<readonly string[]>;
  /** The uniqueness values of the customer's reviews of a product; null: one that has none. */
  findOwn(customerId: string, productId: string): Answer<readonly (string | null)[]>;
  /** All that the customer wrote, the newest first, at most 100. */
  listOwn(customerId: string): Answer<readonly OwnReview[]>;
  /** Other words and stars for a review; `ConcurrentModification` when it is at another version by now. */
  change(
    review: Pick<OwnReview, "id" | "version" | "translations">,
    words: Pick<OwnReview, "rating" | "title" | "text">,
  ): Answer<null>;
  /** `DuplicateField` when the uniqueness value is taken. */
  add(review: NewReview): Answer<{ readonly id: string }>;
}

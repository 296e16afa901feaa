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

/** What customers write of what they bought in one shop, with the shop's own credentials. */
export interface ReviewsGateway {
  /** Ids of the customer's orders in this shop that hold the SKU and were not cancelled, oldest first. */
  findPurchases(customerId: string, sku: string): Answer<readonly string[]>;
  /** The uniqueness values of the customer's reviews of a product; null: one that has none. */
  findOwn(customerId: string, productId: string): Answer<readonly (string | null)[]>;
  /** `DuplicateField` when the uniqueness value is taken. */
  add(review: NewReview): Answer<{ readonly id: string }>;
}

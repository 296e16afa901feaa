import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { RecommendationType } from "../../recommendations/model/recommendation-type";

export type RecommendationQuestion = {
  readonly type: RecommendationType;
  /** The shop's country and language at the service (`recommendationIds` of the country table). */
  readonly domainId: string;
  /** The tracking service's cookie, with the visitor's consent; null: anonymous. */
  readonly trackingCookie: string | null;
  /** The products of the page, the most important first. */
  readonly skus: readonly string[];
  /** Their categories, in the domain's language, the widest first. */
  readonly categoryNames: readonly string[];
  /** The name of the page's product, to exclude products of the same name. */
  readonly title: string | null;
  /** At most 100. */
  readonly size: number;
};

export type RecommendedItem = {
  readonly sku: string;
  /** Id of the recommending model, for reports on views and clicks. */
  readonly recommendationId: string;
  readonly engineName: string;
};

/** The recommendation service; it knows neither stock nor where a product is sold. */
export type RecommendationsGateway = {
  /** Best first; null: no recommendation. */
  find(question: RecommendationQuestion): Promise<Result<readonly RecommendedItem[] | null, GatewayError>>;
};

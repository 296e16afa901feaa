import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { RecommendationType } from "../../recommendations/model/recommendation-type";

export type RecommendationQuestion = {
  readonly type: RecommendationType;
  /** The shop's country and language at the service (`recommendationIds` of the country table). */
  readonly domainId: string;
  /** The tracking service's cookie of who agreed to it; null: nobody is named. */
  readonly trackingCookie: string | null;
  /** What it is about, the most important first. */
  readonly skus: readonly string[];
  /** Categories of what it is about, in the domain's language, the wider first. */
  readonly categoryNames: readonly string[];
  /** What it is about, by its name: nothing called the same is wanted. */
  readonly title: string | null;
  /** At most 100. */
  readonly size: number;
};

export type RecommendedItem = {
  readonly sku: string;
  /** Of the model that recommends it, for reports on views and clicks. */
  readonly recommendationId: string;
  readonly engineName: string;
};

/** The service that recommends; it knows neither stock nor what is sold where. */
export type RecommendationsGateway = {
  /** Best first; null: it knows none. */
  find(question: RecommendationQuestion): Promise<Result<readonly RecommendedItem[] | null, GatewayError>>;
};

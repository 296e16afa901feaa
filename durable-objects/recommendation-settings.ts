import { optional, pattern, size, string } from "superstruct";
import type { RecommendationSettings } from "../app/gateways/recommendations/create-recommendations-gateway";
import { isRecommendationType } from "../app/recommendations/model/recommendation-type";

const Filled = size(string(), 1, 500);

/** The service that recommends (docs/recommendations.md); without address, project, key and secret nothing is recommended. */
export const recommendationVariables = {
  RECOMMENDATION_API_URL: optional(pattern(string(), /^https?:\/\/[^\s/]+/)),
  RECOMMENDATION_PROJECT_TOKEN: optional(Filled),
  RECOMMENDATION_API_KEY_ID: optional(Filled),
  RECOMMENDATION_API_SECRET: optional(Filled),
  /** Ids of the models at the service, `last-seen=5a7c… similar-products=… cart-recommendation=…`. */
  RECOMMENDATION_ENGINES: optional(pattern(string(), /^[a-z-]+=\S+(?: [a-z-]+=\S+)*$/)),
};

type Variables = Readonly<Partial<Record<keyof typeof recommendationVariables, string | undefined>>>;

/** null: nothing is recommended. */
export function toRecommendationSettings(variables: Variables): RecommendationSettings | null {
  const { RECOMMENDATION_API_URL: apiUrl, RECOMMENDATION_PROJECT_TOKEN: projectToken } = variables;
  const { RECOMMENDATION_API_KEY_ID: keyId, RECOMMENDATION_API_SECRET: secret } = variables;
  if (!apiUrl || !projectToken || !keyId || !secret) return null;
  const pairs = (variables.RECOMMENDATION_ENGINES ?? "").split(" ").map((pair) => pair.split("="));
  const engines = Object.fromEntries(pairs.filter(([type, id]) => type && isRecommendationType(type) && id));
  return { apiUrl, projectToken, keyId, secret, engines };
}

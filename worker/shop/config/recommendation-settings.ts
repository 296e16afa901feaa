import { pattern, string } from "superstruct";
import type { RecommendationSettings } from "../../../app/gateways/recommendations/create-recommendations-gateway";
import { isRecommendationType } from "../../../app/recommendations/model/recommendation-type";
import { Filled, HttpUrl, leftOut, sharedSecret } from "./setting";

const group = "Recommendations";
const without = "no recommendations";

/** The recommendation service (docs/recommendations.md). */
export const recommendationVariables = {
  RECOMMENDATION_API_URL: leftOut(HttpUrl, {
    group,
    what: "the service's API; `https://recommendations.internal` with the binding `RECOMMENDATIONS`: the embedded one",
    without,
    needs: ["RECOMMENDATION_PROJECT_TOKEN", "RECOMMENDATION_API_KEY_ID", "RECOMMENDATION_API_SECRET"],
  }),
  RECOMMENDATION_PROJECT_TOKEN: leftOut(Filled, { group, what: "the project at the service", without }),
  RECOMMENDATION_API_KEY_ID: leftOut(Filled, { group, what: "the id of the shop's key there", without }),
  RECOMMENDATION_API_SECRET: leftOut(Filled, {
    group,
    what: "that key's secret",
    without,
    needs: ["RECOMMENDATION_API_URL"],
    rotation: sharedSecret(
      "`API_SECRET` of the embedded recommendations (at a hosted service: a second key)",
    ),
  }),
  RECOMMENDATION_ENGINES: leftOut(pattern(string(), /^[a-z-]+=\S+(?: [a-z-]+=\S+)*$/), {
    group,
    what: "model ids at the service, `last-seen=5a7c… similar-products=… cart-recommendation=…`",
    without: "types without a model have no rows",
  }),
};

type Variables = Readonly<Partial<Record<keyof typeof recommendationVariables, string | undefined>>>;

/** null: no recommendations. */
export function toRecommendationSettings(variables: Variables): RecommendationSettings | null {
  const { RECOMMENDATION_API_URL: apiUrl, RECOMMENDATION_PROJECT_TOKEN: projectToken } = variables;
  const { RECOMMENDATION_API_KEY_ID: keyId, RECOMMENDATION_API_SECRET: secret } = variables;
  if (!apiUrl || !projectToken || !keyId || !secret) return null;
  const pairs = (variables.RECOMMENDATION_ENGINES ?? "").split(" ").map((pair) => pair.split("="));
  const engines = Object.fromEntries(pairs.filter(([type, id]) => type && isRecommendationType(type) && id));
  return { apiUrl, projectToken, keyId, secret, engines };
}

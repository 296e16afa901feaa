/** The specification's three types of recommendation; each has its model at the service. */
export const recommendationTypes = ["last-seen", "similar-products", "cart-recommendation"] as const;

export type RecommendationType = (typeof recommendationTypes)[number];

export function isRecommendationType(name: string): name is RecommendationType {
  return recommendationTypes.some((type) => type === name);
}

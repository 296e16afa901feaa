import { type AnswerOf, graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

/** The parts of a variant that the platform may change without a new product version. */
const variantOfferFragment = graphql(`fragment VariantOffer on ProductVariant {
  sku
  price(currency: $currency, country: $country) {
    value { centAmount }
    validUntil
    discounted { value { centAmount } discount { validFrom validUntil } }
    custom { customFieldsRaw(includeNames: ["lowestPriceLast30Days"]) { name value } }
  }
  soon: price(currency: $currency, country: $country, date: $soon) { validFrom }
  availability { noChannel { availableQuantity } }
}`);

export const variantTextsFragment = graphql(`fragment VariantWords on ProductVariant {
  images { url label }
  attributesRaw { name value attributeDefinition { label(acceptLanguage: $languages) attributeConstraint } }
}`);

/** The parts of a card that may change at any time, and the version of the rest. */
export const cardOfferFragment = graphql(
  `fragment CardOffer on Product {
  id
  version
  taxCategoryRef { id }
  reviewRatingStatistics { averageRating count }
  masterData { current { masterVariant { ...VariantOffer } variants { ...VariantOffer } } }
}`,
  variantOfferFragment,
);

/** The parts of a product that may change at any time, and the version of the rest. */
export const productOfferFragment = graphql(
  `fragment ProductOffer on Product {
  id
  version
  taxCategoryRef { id }
  reviewRatingStatistics { averageRating count ratingsDistribution }
  masterData { current { masterVariant { ...VariantOffer } variants { ...VariantOffer } } }
}`,
  variantOfferFragment,
);

const cardVariantTextsFragment = graphql(`fragment CardVariantWords on ProductVariant {
  images { url }
  attributesRaw(includeNames: $shown) { name value }
}`);

export const cardTextsFragment = graphql(
  `fragment CardWords on Product {
  masterData { current {
    name(acceptLanguage: $languages)
    slug(acceptLanguage: $languages)
    masterVariant { ...CardVariantWords }
    variants { ...CardVariantWords }
  } }
}`,
  cardVariantTextsFragment,
);

export type RawProductOffer = AnswerOf<typeof productOfferFragment>;
export type RawCardOffer = AnswerOf<typeof cardOfferFragment>;
export type RawCardTexts = AnswerOf<typeof cardTextsFragment>;
export type RawCardVariantTexts = AnswerOf<typeof cardVariantTextsFragment>;
export type RawVariantOffer = AnswerOf<typeof variantOfferFragment>;
export type RawVariantTexts = AnswerOf<typeof variantTextsFragment>;
export type RawPrice = NonNullable<RawVariantOffer["price"]>;
export type RawPriceSoon = RawVariantOffer["soon"];

const stepMs = 10 * 60_000;

/**
 * Variables of a variant's offer. `soon` is the time up to which the next price is looked up.
 * It is 10 to 20 minutes ahead, so later than the time for which a cached page is served without revalidation;
 * rounded to ten minutes, so that equal queries have equal variables.
 */
export function toOfferVariables({ country }: CatalogueScope) {
  const soon = new Date((Math.floor(Date.now() / stepMs) + 2) * stepMs).toISOString();
  return { currency: country.currency, country: country.code, soon };
}

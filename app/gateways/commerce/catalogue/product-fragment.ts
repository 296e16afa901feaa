import { graphql } from "../graphql";
import {
  isAnything,
  isNumber,
  isText,
  listShape,
  nullableShape,
  objectShape,
  type Shape,
  type ShapeOf,
} from "../hot-shape";
import type { CatalogueScope } from "./catalogue-scope";

export const isMoney = objectShape({ centAmount: isNumber });

export const isPrice = objectShape({
  value: isMoney,
  validUntil: nullableShape(isText),
  discounted: nullableShape(
    objectShape({
      value: isMoney,
      discount: nullableShape(objectShape({ validUntil: nullableShape(isText) })),
    }),
  ),
  custom: nullableShape(
    objectShape({
      customFieldsRaw: nullableShape(listShape(objectShape({ name: isText, value: isAnything }))),
    }),
  ),
});

const variantFields = {
  sku: nullableShape(isText),
  price: nullableShape(isPrice),
  soon: nullableShape(objectShape({ validFrom: nullableShape(isText) })),
  availability: nullableShape(
    objectShape({
      noChannel: nullableShape(objectShape({ availableQuantity: nullableShape(isNumber) })),
    }),
  ),
};

/** The parts of a variant that the platform may change without a new product version. */
export const isVariantOffer = objectShape(variantFields);

/** The parts of a product that may change at any time. */
export const isOfferData = objectShape({
  masterVariant: isVariantOffer,
  variants: listShape(isVariantOffer),
});

/** A product with its version and the parts that may change at any time; `isData`: the localised part. */
export const toProductShape = <Data>(isData: Shape<Data>) =>
  objectShape({
    id: isText,
    version: isNumber,
    taxCategoryRef: nullableShape(objectShape({ id: isText })),
    reviewRatingStatistics: nullableShape(
      objectShape({ averageRating: isNumber, count: isNumber, ratingsDistribution: isAnything }),
    ),
    masterData: objectShape({ current: nullableShape(isData) }),
  });

/** The result of a query of `products`. */
export const toProductsShape = <Product>(isItem: Shape<Product>) =>
  objectShape({ products: objectShape({ results: listShape(isItem) }) });

export const isProductOffer = toProductShape(isOfferData);

export const isVariantTexts = objectShape({
  images: listShape(objectShape({ url: isText, label: nullableShape(isText) })),
  attributesRaw: listShape(
    objectShape({
      name: isText,
      value: isAnything,
      attributeDefinition: nullableShape(
        objectShape({ label: nullableShape(isText), attributeConstraint: isText }),
      ),
    }),
  ),
});

/** The parts of a card that may change at any time, and the version of the rest. */
export const isCardOffer = objectShape({
  id: isText,
  version: isNumber,
  taxCategoryRef: nullableShape(objectShape({ id: isText })),
  reviewRatingStatistics: nullableShape(objectShape({ averageRating: isNumber, count: isNumber })),
  masterData: objectShape({ current: nullableShape(isOfferData) }),
});

const isCardVariantTexts = objectShape({
  images: listShape(objectShape({ url: isText })),
  attributesRaw: listShape(objectShape({ name: isText, value: isAnything })),
});

const isCardTexts = objectShape({
  masterData: objectShape({
    current: nullableShape(
      objectShape({
        name: nullableShape(isText),
        slug: nullableShape(isText),
        masterVariant: isCardVariantTexts,
        variants: listShape(isCardVariantTexts),
      }),
    ),
  }),
});

export const isCardProduct = (value: unknown): value is RawCardOffer & RawCardTexts =>
  isCardOffer(value) && isCardTexts(value);

export type RawProductOffer = ShapeOf<typeof isProductOffer>;
export type RawCardOffer = ShapeOf<typeof isCardOffer>;
export type RawCardTexts = ShapeOf<typeof isCardTexts>;
export type RawCardVariantTexts = ShapeOf<typeof isCardVariantTexts>;
export type RawVariantOffer = ShapeOf<typeof isVariantOffer>;
export type RawVariantTexts = ShapeOf<typeof isVariantTexts>;
export type RawPrice = ShapeOf<typeof isPrice>;
export type RawPriceSoon = RawVariantOffer["soon"];

const variantOfferFragment = graphql(`fragment VariantOffer on ProductVariant {
  sku
  price(currency: $currency, country: $country) {
    value { centAmount }
    validUntil
    discounted { value { centAmount } discount { validUntil } }
    custom { customFieldsRaw(includeNames: ["lowestPriceLast30Days"]) { name value } }
  }
  soon: price(currency: $currency, country: $country, date: $soon) { validFrom }
  availability { noChannel { availableQuantity } }
}`);

export const variantTextsFragment = graphql(`fragment VariantWords on ProductVariant {
  images { url label }
  attributesRaw { name value attributeDefinition { label(acceptLanguage: $languages) attributeConstraint } }
}`);

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

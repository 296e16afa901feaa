import { graphql } from "../graphql";
import {
  isAnything,
  isBoolean,
  isNumber,
  isText,
  listShape,
  nullableShape,
  objectShape,
  type ShapeOf,
} from "../hot-shape";

export const isMoney = objectShape({ centAmount: isNumber });

const isPrice = objectShape({
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
      noChannel: nullableShape(
        objectShape({ isOnStock: isBoolean, availableQuantity: nullableShape(isNumber) }),
      ),
    }),
  ),
};

/** What the platform may change of a variant without changing the product's version. */
export const isVariantOffer = objectShape(variantFields);

export const isVariantWords = objectShape({
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

/** What may change of a card at any moment, and the version of all the rest. */
export const isCardOffer = objectShape({
  id: isText,
  version: isNumber,
  taxCategoryRef: nullableShape(objectShape({ id: isText })),
  reviewRatingStatistics: nullableShape(objectShape({ averageRating: isNumber, count: isNumber })),
  masterData: objectShape({
    current: nullableShape(
      objectShape({ masterVariant: isVariantOffer, variants: listShape(isVariantOffer) }),
    ),
  }),
});

const isCardVariantWords = objectShape({
  images: listShape(objectShape({ url: isText })),
  attributesRaw: listShape(objectShape({ name: isText, value: isAnything })),
});

const isCardWords = objectShape({
  masterData: objectShape({
    current: nullableShape(
      objectShape({
        name: nullableShape(isText),
        slug: nullableShape(isText),
        masterVariant: isCardVariantWords,
        variants: listShape(isCardVariantWords),
      }),
    ),
  }),
});

export const isCardProduct = (value: unknown): value is RawCardOffer & RawCardWords =>
  isCardOffer(value) && isCardWords(value);

export type RawCardOffer = ShapeOf<typeof isCardOffer>;
export type RawCardWords = ShapeOf<typeof isCardWords>;
export type RawCardVariantWords = ShapeOf<typeof isCardVariantWords>;
export type RawVariantOffer = ShapeOf<typeof isVariantOffer>;
export type RawVariantWords = ShapeOf<typeof isVariantWords>;
export type RawPrice = ShapeOf<typeof isPrice>;
export type RawPriceSoon = RawVariantOffer["soon"];

export const variantOfferFragment = graphql(`fragment VariantOffer on ProductVariant {
  sku
  price(currency: $currency, country: $country) {
    value { centAmount }
    validUntil
    discounted { value { centAmount } discount { validUntil } }
    custom { customFieldsRaw(includeNames: ["lowestPriceLast30Days"]) { name value } }
  }
  soon: price(currency: $currency, country: $country, date: $soon) { validFrom }
  availability { noChannel { isOnStock availableQuantity } }
}`);

export const variantWordsFragment = graphql(`fragment VariantWords on ProductVariant {
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

const cardVariantWordsFragment = graphql(`fragment CardVariantWords on ProductVariant {
  images { url }
  attributesRaw(includeNames: $shown) { name value }
}`);

export const cardWordsFragment = graphql(
  `fragment CardWords on Product {
  masterData { current {
    name(acceptLanguage: $languages)
    slug(acceptLanguage: $languages)
    masterVariant { ...CardVariantWords }
    variants { ...CardVariantWords }
  } }
}`,
  cardVariantWordsFragment,
);

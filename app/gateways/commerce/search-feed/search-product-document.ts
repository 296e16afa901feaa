import { isPrice, type RawPrice, toProductsShape } from "../catalogue/product-fragment";
import { type AnswerOf, type CommerceDocument, graphql } from "../graphql";
import {
  isAnything,
  isNumber,
  isText,
  listShape,
  nullableShape,
  objectShape,
  type Shape,
  type ShapeOf,
  toStruct,
} from "../hot-shape";
import type { FeedCountry } from "./feed-country";

/** Long texts that are not searched. */
const unread = [
  "techdetails",
  "faq",
  "manualUrl",
  "safetyWarnings",
  "deliveryPackage",
  "manufacturer",
  "energyRatingFiche",
  "energyRatingLabel",
  "energyRatingNestedLabel",
  "video",
  "videoPoster",
  "relatedAccessories",
  "referencedResourceSet",
];

const textsFragment = graphql(`fragment SearchWords on ProductData {
  nameAllLocales { locale value }
  slugAllLocales { locale value }
  descriptionAllLocales { locale value }
  metaKeywordsAllLocales { locale value }
  categoriesRef { id }
}`);

const priceFragment = graphql(`fragment SearchPrice on ProductPrice {
  value { centAmount }
  validUntil
  discounted { value { centAmount } discount { validUntil } }
  custom { customFieldsRaw(includeNames: ["lowestPriceLast30Days"]) { name value } }
}`);

const variantFragment = graphql(`fragment SearchVariant on ProductVariant {
  sku
  prices { validFrom }
  availability { noChannel { availableQuantity } }
  attributesRaw(excludeNames: $unread) { name value }
}`);

const isLocalTexts = listShape(objectShape({ locale: isText, value: isText }));
const isReference = objectShape({ id: isText });

const isVariantBase = objectShape({
  sku: nullableShape(isText),
  prices: nullableShape(listShape(objectShape({ validFrom: nullableShape(isText) }))),
  availability: nullableShape(
    objectShape({ noChannel: nullableShape(objectShape({ availableQuantity: nullableShape(isNumber) })) }),
  ),
  attributesRaw: listShape(objectShape({ name: isText, value: isAnything })),
});

/** With its price in each country, `priceDE`. */
export type RawSearchVariant = ShapeOf<typeof isVariantBase> & {
  readonly [price in `price${FeedCountry["code"]}`]?: RawPrice | null;
};

const isMaybePrice = nullableShape(isPrice);

const isVariant = (value: unknown): value is RawSearchVariant =>
  isVariantBase(value) &&
  Object.entries(value).every(([name, price]) => !/^price[A-Z]{2}$/.test(name) || isMaybePrice(price));

const isProduct = objectShape({
  id: isText,
  createdAt: isText,
  productTypeRef: isReference,
  taxCategoryRef: nullableShape(isReference),
  reviewRatingStatistics: nullableShape(objectShape({ averageRating: isNumber, count: isNumber })),
  masterData: objectShape({
    current: nullableShape(
      objectShape({
        nameAllLocales: isLocalTexts,
        slugAllLocales: isLocalTexts,
        descriptionAllLocales: nullableShape(isLocalTexts),
        metaKeywordsAllLocales: nullableShape(isLocalTexts),
        categoriesRef: listShape(isReference),
        masterVariant: isVariant as Shape<RawSearchVariant>,
        variants: listShape(isVariant as Shape<RawSearchVariant>),
      }),
    ),
  }),
});

export type RawSearchProduct = ShapeOf<typeof isProduct>;

const isPage = toProductsShape(isProduct);

type VariantAnswer = AnswerOf<typeof variantFragment> & {
  readonly [price in keyof RawSearchVariant & `price${string}`]?: AnswerOf<typeof priceFragment> | null;
};

type DataAnswer = AnswerOf<typeof textsFragment> & {
  readonly masterVariant: VariantAnswer;
  readonly variants: readonly VariantAnswer[];
};

type ProductAnswer = Omit<RawSearchProduct, "masterData"> & {
  readonly masterData: { readonly current: DataAnswer | null };
};

type Page = { readonly products: { readonly results: readonly ProductAnswer[] } };

export const RawSearchProducts = toStruct("list of products for the search", isPage);

type Variables = { readonly where: string; readonly limit: number; readonly unread: readonly string[] };

/** Builds the query of products with the texts of all languages and the prices of all countries, by id. */
export function toSearchProductDocument(
  countries: readonly FeedCountry[],
): CommerceDocument<Page, Variables> {
  const prices = countries.map(
    ({ code, currency }) =>
      `price${code}: price(currency: "${currency}", country: "${code}") { ...SearchPrice }`,
  );
  const variant = `...SearchVariant ${prices.join("\n")}`;
  return `query SearchProducts($where: String!, $limit: Int!, $unread: [String!]) {
  products(where: $where, limit: $limit, sort: ["id asc"]) { results {
    id createdAt productTypeRef { id } taxCategoryRef { id } reviewRatingStatistics { averageRating count }
    masterData { current { ...SearchWords masterVariant { ${variant} } variants { ${variant} } } }
  } }
}
${[textsFragment, priceFragment, variantFragment].join("\n")}`;
}

export const unreadAttributes: readonly string[] = unread;

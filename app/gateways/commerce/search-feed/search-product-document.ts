import { type AnswerOf, type CommerceDocument, graphql } from "../graphql";
import type { FeedCountry } from "./feed-country";

/** Long texts that are not searched. */
const unread = [
  "techdetails",
  "faq",
  "manualUrl",
  "safetyWarnings",
  "deliveryPackage",
  "manufacturer",
  "responsiblePerson",
  "repairOffers",
  "repairNames",
  "eprelNumber",
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

const productFragment = graphql(
  `fragment SearchProduct on Product {
  id createdAt productTypeRef { id } taxCategoryRef { id } reviewRatingStatistics { averageRating count }
  masterData { current { ...SearchWords } }
}`,
  textsFragment,
);

/** With its price in each country, `priceDE`. */
export type RawSearchVariant = AnswerOf<typeof variantFragment> & {
  readonly [price in `price${FeedCountry["code"]}`]?: AnswerOf<typeof priceFragment> | null;
};

type RawVariants = {
  readonly masterData: {
    readonly current: {
      readonly masterVariant: RawSearchVariant;
      readonly variants: readonly RawSearchVariant[];
    } | null;
  };
};

export type RawSearchProduct = AnswerOf<typeof productFragment> & RawVariants;

type Page = { readonly products: { readonly results: readonly RawSearchProduct[] } };

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
    ...SearchProduct
    masterData { current { masterVariant { ${variant} } variants { ${variant} } } }
  } }
}
${[productFragment, priceFragment, variantFragment].join("\n")}`;
}

export const unreadAttributes: readonly string[] = unread;

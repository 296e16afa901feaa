import type { Product } from "../../../catalogue/model/product";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import {
  isAnything,
  isNumber,
  isText,
  listShape,
  nullableShape,
  objectShape,
  type ShapeOf,
  toStruct,
} from "../hot-shape";
import type { CatalogueScope } from "./catalogue-scope";
import { isVariant, variantFragment } from "./product-fragment";
import { toProduct } from "./to-product";
import { toSoon } from "./to-soon";

const fields = `
  id
  taxCategory { rates { country amount } }
  reviewRatingStatistics { averageRating count ratingsDistribution }
  masterData { published current {
    name(acceptLanguage: $languages)
    slug(acceptLanguage: $languages)
    slugAllLocales { locale value }
    description(acceptLanguage: $languages)
    metaTitle(acceptLanguage: $languages)
    metaDescription(acceptLanguage: $languages)
    categories { id name(acceptLanguage: $languages) slug(acceptLanguage: $languages)
      ancestors { key name(acceptLanguage: $languages) slug(acceptLanguage: $languages) } }
    masterVariant { ...Variant }
    variants { ...Variant }
  } }`;

const variableTypes = "$currency: Currency!, $country: Country!, $languages: [Locale!], $soon: DateTime!";

const bySlug = `query ProductBySlug($where: String!, ${variableTypes}) {
  products(where: $where, limit: 1) { results { ${fields} } }
}
${variantFragment}`;

const bySku = `query ProductBySku($sku: String!, ${variableTypes}) {
  product(sku: $sku) { ${fields} }
}
${variantFragment}`;

const isLink = { name: nullableShape(isText), slug: nullableShape(isText) };

const isProductData = objectShape({
  ...isLink,
  slugAllLocales: listShape(objectShape({ locale: isText, value: isText })),
  description: nullableShape(isText),
  metaTitle: nullableShape(isText),
  metaDescription: nullableShape(isText),
  categories: listShape(
    objectShape({
      ...isLink,
      id: isText,
      ancestors: listShape(objectShape({ ...isLink, key: nullableShape(isText) })),
    }),
  ),
  masterVariant: isVariant,
  variants: listShape(isVariant),
});

const isProduct = objectShape({
  id: isText,
  taxCategory: nullableShape(
    objectShape({ rates: listShape(objectShape({ country: isText, amount: isNumber })) }),
  ),
  reviewRatingStatistics: nullableShape(
    objectShape({ averageRating: isNumber, count: isNumber, ratingsDistribution: isAnything }),
  ),
  masterData: objectShape({ current: nullableShape(isProductData) }),
});

export type RawProduct = ShapeOf<typeof isProduct>;
export type RawProductData = ShapeOf<typeof isProductData>;

const RawBySlug = toStruct(
  "list of products",
  objectShape({ products: objectShape({ results: listShape(isProduct) }) }),
);
const RawBySku = toStruct("product", objectShape({ product: nullableShape(isProduct) }));

/** The published product with this slug in any of the shop's languages, or null. */
export async function loadProductBySlug(
  scope: CatalogueScope,
  slug: string,
): Promise<Result<Product | null, GatewayError>> {
  if (!isSlug(slug)) return ok(null);
  const languages = scope.words.chain.filter((language) => !language.includes("-"));
  const anyLanguage = languages.map((language) => `${language}="${slug}"`).join(" or ");
  const variables = { ...toVariables(scope), where: `masterData(current(slug(${anyLanguage})))` };
  const answer = await scope.client.query(bySlug, variables, RawBySlug);
  if (!answer.ok) return answer;
  const [raw] = answer.value.products.results;
  return ok(raw ? toProduct(raw, scope) : null);
}

export async function loadProductBySku(
  scope: CatalogueScope,
  sku: string,
): Promise<Result<Product | null, GatewayError>> {
  const answer = await scope.client.query(bySku, { ...toVariables(scope), sku }, RawBySku);
  if (!answer.ok) return answer;
  return ok(answer.value.product ? toProduct(answer.value.product, scope) : null);
}

/** The platform's rule for slugs; anything else cannot be one and must not reach a predicate. */
export function isSlug(text: string): boolean {
  return /^[a-zA-Z0-9_-]{2,256}$/.test(text);
}

function toVariables(scope: CatalogueScope) {
  const { currency, code } = scope.country;
  return { currency, country: code, languages: scope.words.chain, soon: toSoon(Date.now()) };
}

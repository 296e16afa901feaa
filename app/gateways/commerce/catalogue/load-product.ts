import type { Product } from "../../../catalogue/model/product";
import { createInputsMemo } from "../../../foundation/derived-memo";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import { listShape, nullableShape, objectShape, type Shape, type ShapeOf, toStruct } from "../hot-shape";
import type { CatalogueScope } from "./catalogue-scope";
import { loadTaxRates } from "./load-tax-rates";
import {
  isOfferData,
  isProductOffer,
  productOfferFragment,
  type RawProductOffer,
  toOfferVariables,
  toProductShape,
} from "./product-fragment";
import { isProductWords, type ProductWords, productWordsFragment, toProductWords } from "./product-words";
import { toProduct } from "./to-product";

const bySlug = graphql(
  `query ProductBySlug($where: String!, $currency: Currency!, $country: Country!, $soon: DateTime!, $languages: [Locale!]) {
  products(where: $where, limit: 1) { results { ...ProductOffer ...ProductWords } }
}`,
  productOfferFragment,
  productWordsFragment,
);

const offerBySlug = graphql(
  `query ProductOfferBySlug($where: String!, $currency: Currency!, $country: Country!, $soon: DateTime!) {
  products(where: $where, limit: 1) { results { ...ProductOffer } }
}`,
  productOfferFragment,
);

const bySku = graphql(
  `query ProductBySku($sku: String!, $currency: Currency!, $country: Country!, $soon: DateTime!, $languages: [Locale!]) {
  product(sku: $sku) { ...ProductOffer ...ProductWords }
}`,
  productOfferFragment,
  productWordsFragment,
);

const isWhole = (value: unknown): value is ShapeOf<typeof isOfferData> & ShapeOf<typeof isProductWords> =>
  isOfferData(value) && isProductWords(value);

const isProduct = toProductShape(isWhole);

const toList = <Product>(name: string, isItem: Shape<Product>) =>
  toStruct(name, objectShape({ products: objectShape({ results: listShape(isItem) }) }));

const RawOfferBySlug = toList("list of offers", isProductOffer);
const RawBySlug = toList("list of products", isProduct);
const RawBySku = toStruct("product", objectShape({ product: nullableShape(isProduct) }));

type Found = Result<Product | null, GatewayError>;
type KnownWords = { readonly id: string; readonly version: number; readonly words: ProductWords };

/**
 * The published product with this slug in any of the shop's languages, or null; with the variant of that SKU, if it has
 * it. Price, stock and rating are asked for each time; what the product says of itself is remembered for a minute and
 * taken while the product has the same version.
 */
export async function loadProductBySlug(
  scope: CatalogueScope,
  slug: string,
  sku: string | null = null,
): Promise<Found> {
  if (!isSlug(slug)) return ok(null);
  const taxRates = loadTaxRates(scope);
  const variables = toSlugVariables(scope, slug);
  const key = `words:${scope.localeKey}:${slug}`;
  const known = scope.productMemo.recall<KnownWords>(key);
  if (known) {
    const answer = await scope.client.queryShared(offerBySlug, variables, RawOfferBySlug);
    if (!answer.ok) return answer;
    const [offer] = answer.value.products.results;
    if (!offer) return ok(null);
    if (offer.id === known.id && offer.version === known.version)
      return sellAgain(offer, { ...known, soon: variables.soon }, taxRates, scope, sku);
  }
  const answer = await scope.client.query(bySlug, { ...variables, languages: scope.words.chain }, RawBySlug);
  if (!answer.ok) return answer;
  const [raw] = answer.value.products.results;
  const words = raw?.masterData.current ? toProductWords(raw.masterData.current, scope) : null;
  if (!raw || !words) return ok(null);
  scope.productMemo.put<KnownWords>(key, { id: raw.id, version: raw.version, words });
  return sell(raw, words, taxRates, scope, sku);
}

export async function loadProductBySku(scope: CatalogueScope, sku: string): Promise<Found> {
  const taxRates = loadTaxRates(scope);
  const variables = { ...toOfferVariables(scope), languages: scope.words.chain, sku };
  const answer = await scope.client.query(bySku, variables, RawBySku);
  if (!answer.ok) return answer;
  const raw = answer.value.product;
  const words = raw?.masterData.current ? toProductWords(raw.masterData.current, scope) : null;
  return raw && words ? sell(raw, words, taxRates, scope, sku) : ok(null);
}

const sold = createInputsMemo<Product | null>(200);

/**
 * As `sell`, of an offer that may be the same as before: so is the product then. `soon`: in a while a change of price that
 * was ahead lies behind.
 */
async function sellAgain(
  raw: RawProductOffer,
  { words, soon }: Pick<KnownWords, "words"> & { readonly soon: string },
  taxRates: ReturnType<typeof loadTaxRates>,
  scope: CatalogueScope,
  sku: string | null,
): Promise<Found> {
  const rates = await taxRates;
  if (!rates.ok) return rates;
  const name = `${scope.country.code} ${scope.localeKey} ${raw.id} ${sku ?? ""}`;
  return ok(
    sold(name, [raw, words, rates.value, soon], () => toProduct(raw, words, rates.value, scope, sku)),
  );
}

async function sell(
  raw: RawProductOffer,
  words: ProductWords,
  taxRates: ReturnType<typeof loadTaxRates>,
  scope: CatalogueScope,
  sku: string | null,
): Promise<Found> {
  const rates = await taxRates;
  return rates.ok ? ok(toProduct(raw, words, rates.value, scope, sku)) : rates;
}

function toSlugVariables(scope: CatalogueScope, slug: string) {
  const languages = scope.words.chain.filter((language) => !language.includes("-"));
  const anyLanguage = languages.map((language) => `${language}="${slug}"`).join(" or ");
  return { ...toOfferVariables(scope), where: `masterData(current(slug(${anyLanguage})))` };
}

/** The platform's rule for slugs; anything else cannot be one and must not reach a predicate. */
export function isSlug(text: string): boolean {
  return /^[a-zA-Z0-9_-]{2,256}$/.test(text);
}

import type { Product } from "../../../catalogue/model/product";
import type { Country } from "../../../countries/model/country";
import type { GatewayError } from "../../../foundation/gateway-error";
import { memo } from "../../../foundation/memo";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { loadTaxRates } from "./load-tax-rates";
import { toUrlSlug } from "./localized";
import { productOfferFragment, type RawProductOffer, toOfferVariables } from "./product-fragment";
import { type ProductTexts, productTextsFragment, toProductTexts } from "./product-texts";
import { toProduct } from "./to-product";

const bySlug = graphql(
  `query ProductBySlug($where: String!, $currency: Currency!, $country: Country!, $soon: DateTime!, $languages: [Locale!]) {
  products(where: $where, limit: 1) { results { ...ProductOffer ...ProductWords } }
}`,
  productOfferFragment,
  productTextsFragment,
);

const idBySlug = graphql(`query ProductIdBySlug($query: SearchQueryInput) {
  productsSearch(query: $query, limit: 1) { results { product { id } } }
}`);

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
  productTextsFragment,
);

type Found = Result<Product | null, GatewayError>;
type CachedTexts = {
  readonly id: string;
  readonly version: number;
  readonly texts: ProductTexts;
  /** The predicate that found it. */
  readonly where: string;
};

/**
 * Loads the published product with this slug in any of the shop's languages; null if unknown.
 * With the variant of that SKU. Predicates of the platform are case-sensitive: a slug without an exact match is
 * searched case-insensitively. Price, stock and rating are queried each time; the product's texts are cached for a
 * minute and used while the product has the same version.
 */
export async function loadProductBySlug(
  scope: CatalogueScope,
  slug: string,
  sku: string | null = null,
): Promise<Found> {
  if (!isSlug(slug)) return ok(null);
  const taxRates = loadTaxRates(scope);
  const offer = toOfferVariables(scope);
  const key = `words:${scope.localeKey}:${scope.country.currency}:${toUrlSlug(slug)}`;
  const known = scope.productMemo.recall<CachedTexts>(key);
  if (known) {
    const variables = { ...offer, where: known.where };
    const answer = await scope.client.queryShared(offerBySlug, variables);
    if (!answer.ok) return answer;
    const [found] = answer.value.products.results;
    if (!found) return ok(null);
    if (found.id === known.id && found.version === known.version)
      return sellAgain(found, { ...known, soon: offer.soon }, taxRates, scope, sku);
  }
  const found = await findBySlug(scope, slug);
  if (!found.ok) return found;
  const { raw, where } = found.value;
  const texts = raw?.masterData.current ? toProductTexts(raw.masterData.current, scope) : null;
  if (!raw || !texts) return ok(null);
  scope.productMemo.put<CachedTexts>(key, { id: raw.id, version: raw.version, texts, where });
  return sell(raw, texts, taxRates, scope, sku);
}

/** Finds the product with its texts and the predicate that matched: the exact slug, else case-insensitively. */
async function findBySlug(scope: CatalogueScope, slug: string) {
  const exact = await queryWhere(scope, toSlugPredicate(scope, slug));
  if (!exact.ok || exact.value.raw) return exact;
  const id = await findIdBySlug(scope, slug);
  if (!id.ok) return id;
  return id.value === null ? exact : queryWhere(scope, `id="${id.value}"`);
}

function listSlugLanguages({ format }: CatalogueScope): readonly string[] {
  return format.chain.filter((language) => !language.includes("-"));
}

/** The predicate of the product with exactly this slug (`isSlug`) in any of the shop's languages. */
export function toSlugPredicate(scope: CatalogueScope, slug: string): string {
  const anyLanguage = listSlugLanguages(scope).map((language) => `${language}="${slug}"`);
  return `masterData(current(slug(${anyLanguage.join(" or ")})))`;
}

/** Finds the id of a published product by its slug in upper or lower case; null: unknown. */
export async function findIdBySlug(
  scope: CatalogueScope,
  slug: string,
): Promise<Result<string | null, GatewayError>> {
  const query = {
    or: listSlugLanguages(scope).map((language) => ({
      exact: { field: "slug", language, value: slug, caseInsensitive: true },
    })),
  };
  const ids = await scope.client.query(idBySlug, { query });
  return ids.ok ? ok(ids.value.productsSearch.results[0]?.product.id ?? null) : ids;
}

async function queryWhere(scope: CatalogueScope, where: string) {
  const variables = { ...toOfferVariables(scope), where, languages: scope.format.chain };
  const answer = await scope.client.query(bySlug, variables);
  return answer.ok ? ok({ raw: answer.value.products.results[0], where }) : answer;
}

export async function loadProductBySku(scope: CatalogueScope, sku: string): Promise<Found> {
  const taxRates = loadTaxRates(scope);
  const variables = { ...toOfferVariables(scope), languages: scope.format.chain, sku };
  const answer = await scope.client.query(bySku, variables);
  if (!answer.ok) return answer;
  const raw = answer.value.product;
  const texts = raw?.masterData.current ? toProductTexts(raw.masterData.current, scope) : null;
  return raw && texts ? sell(raw, texts, taxRates, scope, sku) : ok(null);
}

type KnownProduct = {
  readonly product: Product | null;
  /** Set if the product has no tax rate; to be logged. */
  readonly warning: Parameters<CatalogueScope["warn"]> | null;
};

/**
 * Makes a product from cached texts and an unchanged offer.
 * `soon` is an argument because a price change may fall between two of its values.
 */
const toKnownProduct = memo(
  (
    raw: RawProductOffer,
    texts: ProductTexts,
    taxRates: ReadonlyMap<string, number>,
    country: Country,
    _soon: string,
    sku: string | null,
  ): KnownProduct => {
    const warnings: Parameters<CatalogueScope["warn"]>[] = [];
    const warn: CatalogueScope["warn"] = (...fields) => warnings.push(fields);
    const product = toProduct(raw, texts, { taxRates, country, warn }, sku);
    return { product, warning: warnings[0] ?? null };
  },
  { entries: 200 },
);

async function sellAgain(
  raw: RawProductOffer,
  { texts, soon }: Pick<CachedTexts, "texts"> & { readonly soon: string },
  taxRates: ReturnType<typeof loadTaxRates>,
  scope: CatalogueScope,
  sku: string | null,
): Promise<Found> {
  const rates = await taxRates;
  if (!rates.ok) return rates;
  const { product, warning } = toKnownProduct(raw, texts, rates.value, scope.country, soon, sku);
  if (warning) scope.warn(...warning);
  return ok(product);
}

async function sell(
  raw: RawProductOffer,
  texts: ProductTexts,
  taxRates: ReturnType<typeof loadTaxRates>,
  scope: CatalogueScope,
  sku: string | null,
): Promise<Found> {
  const rates = await taxRates;
  return rates.ok ? ok(toProduct(raw, texts, { ...scope, taxRates: rates.value }, sku)) : rates;
}

/** The platform's rule for slugs; anything else must not reach a predicate. */
export function isSlug(text: string): boolean {
  return /^[a-zA-Z0-9_-]{2,256}$/.test(text);
}

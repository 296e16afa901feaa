import { scopeCategory, searchedWord, skuOf, slugOf } from "./bench-catalogue.ts";
import { scatter } from "./bench-words.ts";

/** Serialises a GraphQL request. */
function toBody(query: string, variables: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ query, variables });
}

const card = `fragment Card on Product {
  id key version productType { key }
  masterData { current {
    name(locale: "de") slug(locale: "de")
    masterVariant {
      id sku images { url dimensions { width height } }
      price(currency: "EUR", country: "DE") { id value { centAmount currencyCode } }
      attributesRaw { name value }
      availability { noChannel { isOnStock availableQuantity } }
    }
  } }
}`;

const productPage = `query Product($where: String!) {
  products(where: $where, limit: 1) { results {
    ...Card
    taxCategory { key }
    masterData { current {
      description(locale: "de") metaTitle(locale: "de")
      slugAllLocales { locale value }
      categories { id key name(locale: "de") slug(locale: "de") ancestors { id key name(locale: "de") slug(locale: "de") } }
      masterVariant { attributesRaw { name value attributeDefinition { name label(locale: "de") } } }
    } }
  } }
} ${card}`;

/** A product page by its slug; another product each turn. */
export function productPageBody(turn: number, total: number): string {
  const slug = slugOf(scatter(turn, total), "de");
  return toBody(productPage, { where: `masterData(current(slug(de = "${slug}")))` });
}

const listing = `query Listing($query: SearchQueryInput, $sort: [SearchSortingInput!], $offset: Int, $facets: [ProductSearchFacetExpressionInput!]) {
  productsSearch(query: $query, sort: $sort, limit: 24, offset: $offset, facets: $facets) {
    total
    results { product { ...Card } }
    facets { name
      ... on ProductSearchFacetResultBucket { buckets { key count } }
      ... on ProductSearchFacetResultStats { min max } }
  }
} ${card}`;

const inEuro = { exact: { field: "variants.prices.currencyCode", value: "EUR" } };
const price = "variants.prices.currentCentAmount";
const facets = [
  { distinct: { name: "brands", scope: "query", field: "variants.attributes.brand", limit: 50 } },
  { distinct: { name: "categories", scope: "query", field: "categories", limit: 100 } },
  { stats: { name: "prices", scope: "query", field: price, filter: inEuro } },
];
const byPrice = [{ field: price, order: "asc", mode: "min", filter: inEuro }];
const byScore = [{ field: "score", order: "desc" }];

/** A page of the category's 500 products; with `isPlain` without facets. */
export function listingBody(turn: number, categoryId: string, isPlain = false): string {
  const query = { and: [inEuro, { exact: { field: "categoriesSubTree", value: categoryId } }] };
  const offset = (turn % 20) * 24;
  return toBody(listing, { query, sort: byPrice, offset, ...(isPlain ? {} : { facets }) });
}

/** The searched word with two characters swapped, different ones each turn. */
function misspelled(turn: number): string {
  const at = 1 + (turn % (searchedWord.length - 2));
  const [left = "", right = ""] = [searchedWord[at], searchedWord[at + 1]];
  return searchedWord.slice(0, at) + right + left + searchedWord.slice(at + 2);
}

/** A search that finds the 500 products whose names have the word, misspelled. */
export function typoBody(turn: number): string {
  const fuzzy = { field: "name", language: "de", value: misspelled(turn), level: 2 };
  return toBody(listing, { query: { and: [inEuro, { fuzzy }] }, sort: byScore, offset: 0, facets });
}

/** The same search without a typo. */
export function wordBody(turn: number): string {
  const fullText = { field: "name", language: "de", value: searchedWord };
  const query = { and: [inEuro, { fullText }] };
  return toBody(listing, { query, sort: byScore, offset: (turn % 20) * 24, facets });
}

/** All products in euro: as many as the catalogue has. */
export function wholeBody(turn: number): string {
  return toBody(listing, { query: inEuro, sort: byScore, offset: (turn % 20) * 24, facets });
}

export const categoryIdBody = toBody(`{ category(key: "${scopeCategory}") { id } }`);

const cartFields = "id version totalPrice { centAmount } lineItems { id quantity totalPrice { centAmount } }";
const draftAddress = {
  country: "DE",
  firstName: "A",
  lastName: "B",
  streetName: "C",
  postalCode: "1",
  city: "D",
};

/** A cart with `lines` lines, ready to be ordered. */
export function createCartBody(lines: number, turn: number, total: number): string {
  const lineItems = Array.from({ length: lines }, (_, at) => ({
    sku: skuOf((scatter(turn, total) + at * 7) % total),
    quantity: 1,
  }));
  const draft = { currency: "EUR", country: "DE", lineItems, shippingAddress: draftAddress };
  return toBody(`mutation Create($draft: CartDraft!) { createCart(draft: $draft) { ${cartFields} } }`, {
    draft,
  });
}

export function updateCartBody(id: string, version: number, lineItemId: string, quantity: number): string {
  const actions = [{ changeLineItemQuantity: { lineItemId, quantity } }];
  return toBody(
    `mutation Update($id: String!, $version: Long!, $actions: [CartUpdateAction!]!) {
      updateCart(id: $id, version: $version, actions: $actions) { ${cartFields} } }`,
    { id, version, actions },
  );
}

export function orderBody(id: string, version: number): string {
  const draft = { cart: { typeId: "cart", id }, version };
  return toBody(
    `mutation Order($draft: OrderCartCommand!) { createOrderFromCart(draft: $draft) { id totalPrice { centAmount } } }`,
    { draft },
  );
}

import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  size,
  string,
} from "superstruct";
import { chooseWord } from "../../../app/catalogue/model/choose-word";
import { comparisonFetched } from "../../../app/catalogue/model/comparison";
import { findCategoryPath, toListingCategory } from "../../../app/catalogue/model/find-category-path";
import { pageSizes, sortOptions } from "../../../app/catalogue/model/listing";
import type { Product } from "../../../app/catalogue/model/product";
import { isInStock } from "../../../app/catalogue/model/sellable-stock";
import { findProducts } from "../../../app/catalogue/operations/find-products.server";
import { findComparison } from "../../../app/catalogue/operations/load-comparison.server";
import { loadGuaranteeOffers } from "../../../app/catalogue/operations/load-guarantee-offers.server";
import { toLanguage } from "../../../app/countries/model/locale";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import { toTrackedItem } from "../../../app/tracking/model/tracked-item";
import { type ApiError, defineOperation, type MiddlewareOperation, Text } from "./middleware-operation";

const mostProducts = 48;
const relatedProducts = 8;
const lastPage = 400;
const Limit = optional(max(min(integer(), 1), mostProducts));
const Cents = optional(nullable(min(number(), 0)));

const Wanted = { slug: optional(Text), sku: optional(Text) };

/** A failed read as the API tells it. */
export function answer<Value>(result: Result<Value, GatewayError>): Result<Value, ApiError> {
  return result.ok
    ? result
    : err({ code: result.error.kind === "rejected" ? "rejected" : "platform-unavailable" });
}

const Skus = size(array(Text), 1, mostProducts);

/** The product of `sku` or `slug`, as its page shows it; of several `skus` or `ids` their cards, in that order. */
const main = defineOperation(
  object({
    ...Wanted,
    skus: optional(Skus),
    ids: optional(Skus),
    isOnStock: optional(boolean()),
    limit: Limit,
    offset: optional(max(min(integer(), 0), mostProducts)),
  }),
  async ({ skus, ids, isOnStock, limit = mostProducts, offset = 0, ...args }, { scope }) => {
    const { catalogue } = scope.gateways;
    if (!skus && !ids) return find(args, catalogue);
    const found = answer(await (skus ? catalogue.loadCardsBySkus(skus) : catalogue.loadCards(ids ?? [])));
    if (!found.ok) return found;
    const cards = found.value.filter((card) => !isOnStock || isInStock(card.availableQuantity));
    const results = cards.slice(offset, offset + limit);
    return ok({ offset, count: results.length, total: cards.length, results });
  },
);

/** Products in stock of the same categories, best rated first. */
const related = defineOperation(object({ ...Wanted, limit: Limit }), async (args, { scope }) => {
  const { catalogue } = scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const found = answer(await catalogue.loadRelatedProducts(product.value, args.limit ?? relatedProducts));
  return found.ok ? ok(toResults(found.value)) : found;
});

/** Others of its family that are in stock, best rated first. */
const alternative = defineOperation(object({ ...Wanted, limit: Limit }), async (args, { scope }) => {
  const { catalogue } = scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const found = answer(await catalogue.loadComparisonProducts(product.value, comparisonFetched));
  if (!found.ok) return found;
  const inStock = found.value.filter((card) => isInStock(card.availableQuantity));
  return ok(toResults(inStock.slice(0, args.limit ?? relatedProducts)));
});

/** All that it may be compared with: its family and ware, without itself. */
const comparison = defineOperation(object({ ...Wanted, limit: Limit }), async (args, { scope }) => {
  const { catalogue } = scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const limit = args.limit ?? comparisonFetched;
  const found = answer(await catalogue.loadComparisonProducts(product.value, limit));
  return found.ok ? ok(toResults(found.value)) : found;
});

/** The five of them that its page shows, by their score. */
export const getComparison = defineOperation(object({ ...Wanted, limit: Limit }), async (args, call) => {
  const { catalogue } = call.scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const found = answer(await findComparison(catalogue, product.value));
  return found.ok ? ok(toResults(found.value.slice(0, args.limit))) : found;
});

/** The extra guarantees that are for sale with a product, each with its price. */
const extraGuarantee = defineOperation(object(Wanted), async (args, { scope }) => {
  const { catalogue } = scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const offers = answer(await loadGuaranteeOffers(catalogue, product.value));
  if (!offers.ok) return offers;
  return ok(
    toResults(
      offers.value.map(({ guarantee: { sku, years, ratePermyriad, name }, price }) => ({
        sku,
        years,
        rate: ratePermyriad / 100,
        price,
        name: chooseWord(name, [toLanguage(scope.locale), "en"]),
      })),
    ),
  );
});

/** The tracked item of `sku` or `slug`; of several `skus` those that are sold here, in that order. */
const tagManager = defineOperation(
  object({ ...Wanted, skus: optional(Skus) }),
  async ({ skus, ...args }, { scope }) => {
    const { catalogue } = scope.gateways;
    const product = skus ? ok(null) : await find(args, catalogue);
    if (!product.ok) return product;
    const wanted = skus ?? (product.value ? [product.value.sku] : []);
    const found = answer(await catalogue.loadTrackedProducts(wanted));
    if (!found.ok) return found;
    const items = found.value.map((item) => toTrackedItem(item, scope));
    return ok(skus ? toResults(items) : (items[0] ?? null));
  },
);

/** For each tag its first products in stock. */
const tag = defineOperation(
  object({ tags: size(array(Text), 1, 8), limit: Limit }),
  async ({ tags, limit = relatedProducts }, { scope }) => {
    const asked = tags.map((name) => ({ tag: name }));
    const rows = answer(await scope.gateways.catalogue.loadProductRows(asked, limit));
    return rows.ok ? ok(tags.map((name, row) => ({ tag: name, ...toResults(rows.value[row] ?? []) }))) : rows;
  },
);

/** One page of a category, a search, a brand or a tag, with the facets of all its products. Prices in minor units. */
const listing = defineOperation(
  object({
    text: optional(size(string(), 2, 100)),
    categoryId: optional(Text),
    brands: optional(size(array(Text), 0, 20)),
    tags: optional(size(array(Text), 0, 20)),
    priceCents: optional(object({ from: Cents, to: Cents })),
    minimumRating: optional(max(min(integer(), 1), 5)),
    sort: optional(enums(sortOptions)),
    page: optional(max(min(integer(), 1), lastPage)),
    hits: optional(enums(pageSizes)),
  }),
  async ({ priceCents, ...args }, { scope }) => {
    const { page = 1, hits = 24 } = args;
    const tree = args.categoryId ? answer(await scope.gateways.catalogue.loadCategoryTree()) : ok([]);
    if (!tree.ok) return tree;
    const found = answer(
      await findProducts(scope.gateways, {
        text: args.text ?? null,
        category: toListingCategory(findCategoryPath(tree.value, ({ id }) => id === args.categoryId)),
        ownTags: [],
        attributes: [],
        columnSort: null,
        view: "grid",
        brands: args.brands ?? [],
        tags: args.tags ?? [],
        priceCents: { from: priceCents?.from ?? null, to: priceCents?.to ?? null },
        minimumRating: args.minimumRating ?? null,
        sort: args.sort ?? "relevance",
        page,
        pageSize: hits,
      }),
    );
    if (!found.ok) return found;
    const { cards, total, facets } = found.value;
    return ok({ offset: (page - 1) * hits, limit: hits, count: cards.length, total, results: cards, facets });
  },
);

/** The named queries of `getProduct`; without a name it is `main`. */
const queries: ReadonlyMap<string, MiddlewareOperation> = new Map([
  ["main", main],
  ["related", related],
  ["alternative", alternative],
  ["tag", tag],
  ["listing", listing],
  ["extra guarantee", extraGuarantee],
  ["comparison", comparison],
  ["tag-manager", tagManager],
]);

export const getProduct: MiddlewareOperation = async (args, call) => {
  const query = queries.get(call.queryName ?? "main");
  const names = [...queries.keys()].join(", ");
  return query ? query(args, call) : err({ code: "unknown-query", message: `The queries are ${names}` });
};

async function find(
  { sku, slug }: { sku?: string | undefined; slug?: string | undefined },
  catalogue: CatalogueGateway,
): Promise<Result<Product | null, ApiError>> {
  if (sku) return answer(await catalogue.loadProductBySku(sku));
  return slug ? answer(await catalogue.loadProductBySlug(slug)) : err({ code: "invalid-arguments" });
}

function toResults<Item>(results: readonly Item[]) {
  return { offset: 0, count: results.length, total: results.length, results };
}

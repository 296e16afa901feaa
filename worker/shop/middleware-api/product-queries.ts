import { array, boolean, enums, integer, max, min, object, optional, size, string } from "superstruct";
import { chooseTranslation } from "../../../app/catalogue/model/choose-translation";
import { comparisonFetched } from "../../../app/catalogue/model/comparison";
import { findCategoryPath, toListingCategory } from "../../../app/catalogue/model/find-category-path";
import { pageSizes } from "../../../app/catalogue/model/listing";
import type { Product } from "../../../app/catalogue/model/product";
import { isInStock } from "../../../app/catalogue/model/sellable-stock";
import { findProducts } from "../../../app/catalogue/operations/find-products.server";
import { findComparison } from "../../../app/catalogue/operations/load-comparison.server";
import { loadGuaranteeOffers } from "../../../app/catalogue/operations/load-guarantee-offers.server";
import { toLanguage } from "../../../app/countries/model/locale";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import { toTrackedItem } from "../../../app/tracking/model/tracked-item";
import {
  type ApiError,
  defineOperation,
  type MiddlewareOperation,
  Text,
  toApiResult,
} from "./middleware-operation";
import { Filters, list, Offset, Sort, toSort } from "./product-list";
import { loadWholeProduct, withRecord } from "./product-record";

const mostProducts = 48;
const relatedProducts = 8;
const lastPage = 400;
const Limit = optional(max(min(integer(), 1), mostProducts));

const Wanted = { slug: optional(Text), sku: optional(Text) };

const Skus = size(array(Text), 1, mostProducts);

/** The product of `sku` or `slug` as its page shows it; for several `skus` or `ids` their cards, in that order. */
const main = defineOperation(
  object({
    ...Wanted,
    id: optional(Text),
    key: optional(Text),
    skus: optional(Skus),
    ids: optional(Skus),
    categoryIds: optional(Skus),
    filters: optional(Filters),
    sort: optional(Sort),
    isOnStock: optional(boolean()),
    unsellable: optional(boolean()),
    limit: Limit,
    offset: Offset,
  }),
  async ({ skus, ids, isOnStock, unsellable, limit = mostProducts, offset = 0, ...args }, { scope }) => {
    const { catalogue } = scope.gateways;
    const { id, key, categoryIds, filters, sort, ...named } = args;
    if (categoryIds || filters || sort) {
      return list({ categoryIds, filters, sort, isOnStock, unsellable, limit, offset }, catalogue);
    }
    if (id) return loadWholeProduct({ id }, catalogue);
    if (key) return loadWholeProduct({ key }, catalogue);
    if (!skus && !ids) return findWhole(named, catalogue);
    const found = toApiResult(
      await (skus ? catalogue.loadCardsBySkus(skus, unsellable) : catalogue.loadCards(ids ?? [])),
    );
    if (!found.ok) return found;
    const cards = found.value.filter(
      ({ isEligibleForSelling, availableQuantity }) =>
        (unsellable || isEligibleForSelling !== false) && (!isOnStock || isInStock(availableQuantity)),
    );
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
  const found = toApiResult(
    await catalogue.loadRelatedProducts(product.value, args.limit ?? relatedProducts),
  );
  return found.ok ? ok(toResults(found.value)) : found;
});

/** Others of its family that are in stock, best rated first. */
const alternative = defineOperation(object({ ...Wanted, limit: Limit }), async (args, { scope }) => {
  const { catalogue } = scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const found = toApiResult(await catalogue.loadComparisonProducts(product.value, comparisonFetched));
  if (!found.ok) return found;
  const inStock = found.value.filter((card) => isInStock(card.availableQuantity));
  return ok(toResults(inStock.slice(0, args.limit ?? relatedProducts)));
});

/** All products it may be compared with: its family and ware, without itself. */
const comparison = defineOperation(object({ ...Wanted, limit: Limit }), async (args, { scope }) => {
  const { catalogue } = scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const limit = args.limit ?? comparisonFetched;
  const found = toApiResult(await catalogue.loadComparisonProducts(product.value, limit));
  return found.ok ? ok(toResults(found.value)) : found;
});

/** The five of them that its page shows, by their score. */
export const getComparison = defineOperation(object({ ...Wanted, limit: Limit }), async (args, call) => {
  const { catalogue } = call.scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const found = toApiResult(await findComparison(catalogue, product.value));
  return found.ok ? ok(toResults(found.value.slice(0, args.limit))) : found;
});

/** The extra guarantees that are for sale with a product, each with its price. */
const extraGuarantee = defineOperation(object(Wanted), async (args, { scope }) => {
  const { catalogue } = scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const offers = toApiResult(await loadGuaranteeOffers(catalogue, product.value));
  if (!offers.ok) return offers;
  return ok(
    toResults(
      offers.value.map(({ guarantee: { sku, years, ratePermyriad, name }, price }) => ({
        sku,
        years,
        rate: ratePermyriad / 100,
        price,
        name: chooseTranslation(name, [toLanguage(scope.locale), "en"]),
      })),
    ),
  );
});

/** The tracked item of `sku` or `slug`; for several `skus` those that are sold here, in that order. */
const tagManager = defineOperation(
  object({ ...Wanted, skus: optional(Skus) }),
  async ({ skus, ...args }, { scope }) => {
    const { catalogue } = scope.gateways;
    const product = skus ? ok(null) : await find(args, catalogue);
    if (!product.ok) return product;
    const requestedSkus = skus ?? (product.value ? [product.value.sku] : []);
    const found = toApiResult(await catalogue.loadTrackedProducts(requestedSkus));
    if (!found.ok) return found;
    const items = found.value.map((item) => toTrackedItem(item, scope));
    return ok(skus ? toResults(items) : (items[0] ?? null));
  },
);

/** For each tag its first products in stock. */
const tag = defineOperation(
  object({ tags: size(array(Text), 1, 8), limit: Limit }),
  async ({ tags, limit = relatedProducts }, { scope }) => {
    const requested = tags.map((name) => ({ tag: name }));
    const rows = toApiResult(await scope.gateways.catalogue.loadProductRows(requested, limit));
    return rows.ok ? ok(tags.map((name, row) => ({ tag: name, ...toResults(rows.value[row] ?? []) }))) : rows;
  },
);

/** One page of a category, a search, a brand or a tag, with the facets of all its products. Prices in minor units. */
const listing = defineOperation(
  object({
    text: optional(size(string(), 2, 100)),
    categoryId: optional(Text),
    ...Filters.schema,
    sort: optional(Sort),
    page: optional(max(min(integer(), 1), lastPage)),
    hits: optional(enums(pageSizes)),
  }),
  async ({ priceCents, ...args }, { scope }) => {
    const { page = 1, hits = 24 } = args;
    const tree = args.categoryId ? toApiResult(await scope.gateways.catalogue.loadCategoryTree()) : ok([]);
    if (!tree.ok) return tree;
    const found = toApiResult(
      await findProducts(scope.gateways, {
        text: args.text ?? null,
        category: toListingCategory(findCategoryPath(tree.value, ({ id }) => id === args.categoryId)),
        ownTags: [],
        grades: [],
        attributes: [],
        columnSort: null,
        view: "grid",
        brands: args.brands ?? [],
        tags: args.tags ?? [],
        priceCents: { from: priceCents?.from ?? null, to: priceCents?.to ?? null },
        minimumRating: args.minimumRating ?? null,
        sort: toSort(args.sort ?? "relevance"),
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
  if (sku) return toApiResult(await catalogue.loadProductBySku(sku));
  return slug ? toApiResult(await catalogue.loadProductBySlug(slug)) : err({ code: "invalid-arguments" });
}

async function findWhole(
  args: { sku?: string | undefined; slug?: string | undefined },
  catalogue: CatalogueGateway,
) {
  const product = await find(args, catalogue);
  if (!product.ok || !product.value) return product;
  const record = toApiResult(await catalogue.loadProductRecord({ id: product.value.id }));
  return record.ok ? ok(record.value ? withRecord(product.value, record.value) : product.value) : record;
}

function toResults<Item>(results: readonly Item[]) {
  return { offset: 0, count: results.length, total: results.length, results };
}

import {
  array,
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
import { pageSizes, sortOptions } from "../../../app/catalogue/model/listing";
import type { Product } from "../../../app/catalogue/model/product";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
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

/** The product of `sku` or `slug`, as its page shows it. */
const main = defineOperation(object(Wanted), (args, { scope }) => find(args, scope.gateways.catalogue));

/** Products in stock of the same categories, best rated first. */
const related = defineOperation(object({ ...Wanted, limit: Limit }), async (args, { scope }) => {
  const { catalogue } = scope.gateways;
  const product = await find(args, catalogue);
  if (!product.ok) return product;
  if (!product.value) return ok(toResults([]));
  const found = answer(await catalogue.loadRelatedProducts(product.value, args.limit ?? relatedProducts));
  return found.ok ? ok(toResults(found.value)) : found;
});

/** For each tag its first products in stock. */
const tag = defineOperation(
  object({ tags: size(array(Text), 1, 8), limit: Limit }),
  async ({ tags, limit = relatedProducts }, { scope }) => {
    const rows = answer(await scope.gateways.catalogue.loadTaggedRows(tags, limit));
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
    const found = answer(
      await scope.gateways.catalogue.loadListing({
        text: args.text ?? null,
        categoryId: args.categoryId ?? null,
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
    const { cards, total, ...facets } = found.value;
    return ok({ offset: (page - 1) * hits, limit: hits, count: cards.length, total, results: cards, facets });
  },
);

/** The named queries of `getProduct` that there is data for; without a name it is `main`. */
const queries: ReadonlyMap<string, MiddlewareOperation> = new Map([
  ["main", main],
  ["related", related],
  ["tag", tag],
  ["listing", listing],
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

import { findCategoryPath, toFacetPath } from "../../../app/catalogue/model/category-paths";
import { toCategoryRecord } from "../../../app/catalogue/model/to-search-record";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import { loadSearchContext } from "../../../app/gateways/commerce/search-feed/load-search-context";
import { findIds } from "../../../app/gateways/commerce/search-feed/load-search-sources";
import { toCategoryIndex, toProductIndex } from "../../../app/gateways/search/index-settings";
import type { RecordChange } from "../../../app/gateways/search/search-writer";
import type { Feed } from "./feed-products";
import type { SearchChange } from "./search-change";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/**
 * Brings the records of categories up to date, with the number of products that the search has in them. Answers the
 * products in them and below them, whose records name the category.
 */
export async function feedCategories(
  changes: readonly { readonly id: string; readonly at: string }[],
  feed: Feed,
): Answer<readonly SearchChange[]> {
  if (changes.length === 0) return ok([]);
  const context = await loadSearchContext(feed.platform, new Date());
  if (!context.ok) return context;
  const { categories } = context.value;
  const next: SearchChange[] = [];
  for (const { id, at } of changes) {
    const products = await listProducts(id, feed);
    if (!products.ok) return products;
    next.push(...products.value.map((product) => ({ kind: "product" as const, id: product, at })));
  }
  const asked = changes.flatMap(({ id }) =>
    feed.shops.map((shop) => ({ id, shop, path: findCategoryPath(id, categories, shop) })),
  );
  const counts = await feed.search.count(
    asked.map(({ shop, path }) => ({
      index: toProductIndex(shop.locale),
      facet: path ? `categories.lvl${path.length - 1}` : "categories.lvl0",
      value: path ? toFacetPath(path) : "",
    })),
  );
  if (!counts.ok) return counts;
  const records = asked.map(({ id, shop }, at): RecordChange => {
    const index = toCategoryIndex(shop.locale);
    const count = counts.value[at] ?? 0;
    const record = count > 0 ? toCategoryRecord(id, count, shop, context.value) : null;
    return record ? { index, put: record } : { index, remove: id };
  });
  const written = await feed.search.change(records);
  return written.ok ? ok(next) : written;
}

/** A category that is gone has no products any more: theirs are told of by their own messages. */
async function listProducts(categoryId: string, { platform }: Feed): Answer<readonly string[]> {
  const found: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: Result<readonly string[], GatewayError> = await findIds(
      platform,
      `masterData(current(categories(id = ${JSON.stringify(categoryId)})))`,
      after,
    );
    if (!page.ok) return page;
    found.push(...page.value);
    after = page.value.at(-1) ?? null;
    if (after === null) return ok(found);
  }
}

import { findCategoryPath, toFacetPath } from "../../../app/catalogue/model/category-paths";
import type { SearchContext, SearchShop, SearchSource } from "../../../app/catalogue/model/search-source";
import {
  toCategoryRecord,
  toPriceFields,
  toSearchRecord,
} from "../../../app/catalogue/model/to-search-record";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client";
import { loadSearchContext } from "../../../app/gateways/commerce/search-feed/load-search-context";
import {
  findIds,
  findIdsBySkus,
  findSkusWithNewStock,
  loadSources,
} from "../../../app/gateways/commerce/search-feed/load-search-sources";
import { toCategoryIndex, toProductIndex } from "../../../app/gateways/search/index-settings";
import type { RecordChange, SearchWriter } from "../../../app/gateways/search/search-writer";

/** Products per message and step: few, so that requests are handled between the steps. */
export const idsPerChange = 25;

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** The source and the target of records. */
export type Feed = {
  readonly platform: CommerceClient;
  readonly search: SearchWriter;
  readonly shops: readonly SearchShop[];
};

/**
 * Updates the records of these products in the indexes of all shops, from current data, so that a repeat changes
 * nothing.
 * Deletes a product's record in each shop where it is gone, unpublished or not for sale.
 */
export async function feedProducts(ids: readonly string[], feed: Feed): Answer<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return ok(undefined);
  const context = await loadSearchContext(feed.platform, new Date());
  if (!context.ok) return context;
  const countries = [...new Set(feed.shops.map(({ country }) => country))];
  for (let at = 0; at < unique.length; at += idsPerChange) {
    const batch = unique.slice(at, at + idsPerChange);
    const sources = await loadSources(feed.platform, countries, batch);
    if (!sources.ok) return sources;
    const changes = await toChanges(batch, sources.value, feed.shops, context.value);
    const written = await feed.search.change(changes);
    if (!written.ok) return written;
  }
  return ok(undefined);
}

/** Lets waiting requests run: an isolate is single-threaded. */
function yieldToRequests(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Groups changes by index. */
async function toChanges(
  ids: readonly string[],
  sources: readonly SearchSource[],
  shops: readonly SearchShop[],
  context: SearchContext,
): Promise<readonly RecordChange[]> {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const changes: RecordChange[] = [];
  for (const shop of shops) {
    const index = toProductIndex(shop.locale);
    for (const id of ids) {
      const source = byId.get(id);
      const record = source ? toSearchRecord(source, shop, context) : null;
      changes.push(record ? { index, put: record } : { index, remove: id });
    }
    await yieldToRequests();
  }
  return changes;
}

/**
 * Updates prices, reductions and the next price changes; writes nothing if they are equal. Writes the whole record if
 * another variant is shown now.
 */
export async function feedPrices(ids: readonly string[], feed: Feed): Answer<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return ok(undefined);
  const context = await loadSearchContext(feed.platform, new Date());
  if (!context.ok) return context;
  const countries = [...new Set(feed.shops.map(({ country }) => country))];
  for (let at = 0; at < unique.length; at += idsPerChange) {
    const sources = await loadSources(feed.platform, countries, unique.slice(at, at + idsPerChange));
    if (!sources.ok) return sources;
    const changes = await toPriceChanges(sources.value, feed, context.value);
    if (!changes.ok) return changes;
    const written = await feed.search.change(changes.value);
    if (!written.ok) return written;
  }
  return ok(undefined);
}

const priceFields = ["sku", "price", "listPrice", "reduction", "tags", "changesAt"] as const;

async function toPriceChanges(
  sources: readonly SearchSource[],
  { search, shops }: Feed,
  context: SearchContext,
): Answer<readonly RecordChange[]> {
  const all = shops.flatMap((shop) => sources.map((source) => ({ shop, source })));
  const batch = all.map(({ shop, source }) => ({ index: toProductIndex(shop.locale), id: source.id }));
  const stored = await search.readRecords(batch, priceFields);
  if (!stored.ok) return stored;
  const changes: RecordChange[] = [];
  for (const [at, { shop, source }] of all.entries()) {
    if (at % sources.length === 0) await yieldToRequests();
    changes.push(...toPriceChange(source, shop, stored.value[at] ?? null, context));
  }
  return ok(changes);
}

function toPriceChange(
  source: SearchSource,
  shop: SearchShop,
  stored: Readonly<Record<string, unknown>> | null,
  context: SearchContext,
): readonly RecordChange[] {
  const index = toProductIndex(shop.locale);
  const fields = toPriceFields(source, shop, context);
  if (!fields || priceFields.every((name) => isSame(fields[name], stored?.[name]))) return [];
  // An update sets attributes and cannot remove any.
  const isUpdate = stored?.sku === fields.sku && !("changesAt" in stored && fields.changesAt === undefined);
  if (isUpdate) return [{ index, update: { objectID: source.id, ...fields } }];
  const record = toSearchRecord(source, shop, context);
  return record ? [{ index, put: record }] : [];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Updates what changed on the platform since a time: whole products, and stock. */
export async function feedNewsSince(since: Date, feed: Feed): Answer<void> {
  const skus = await findSkusWithNewStock(feed.platform, since);
  if (!skus.ok) return skus;
  const stocked = await findIdsBySkus(feed.platform, skus.value);
  if (!stocked.ok) return stocked;
  const ids = [...stocked.value];
  for (let after: string | null = null; ; ) {
    const page: Result<readonly string[], GatewayError> = await findIds(
      feed.platform,
      `lastModifiedAt >= "${since.toISOString()}"`,
      after,
    );
    if (!page.ok) return page;
    ids.push(...page.value);
    after = page.value.at(-1) ?? null;
    if (after === null) break;
  }
  return feedProducts(ids, feed);
}

/** Updates the search records of categories, with the number of products that the search has in each. */
export async function feedCategories(changes: readonly { readonly id: string }[], feed: Feed): Answer<void> {
  const context = await loadSearchContext(feed.platform, new Date());
  if (!context.ok) return context;
  const { categories } = context.value;
  const requested = changes.flatMap(({ id }) =>
    feed.shops.map((shop) => ({ id, shop, path: findCategoryPath(id, categories, shop) })),
  );
  const counts = await feed.search.count(
    requested.map(({ shop, path }) => ({
      index: toProductIndex(shop.locale),
      facet: path ? `categories.lvl${path.length - 1}` : "categories.lvl0",
      value: path ? toFacetPath(path) : "",
    })),
  );
  if (!counts.ok) return counts;
  const records = requested.map(({ id, shop }, at): RecordChange => {
    const index = toCategoryIndex(shop.locale);
    const count = counts.value[at] ?? 0;
    const record = count > 0 ? toCategoryRecord(id, count, shop, context.value) : null;
    return record ? { index, put: record } : { index, remove: id };
  });
  return feed.search.change(records);
}

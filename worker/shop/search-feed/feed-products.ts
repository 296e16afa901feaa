import type { SearchContext, SearchShop, SearchSource } from "../../../app/catalogue/model/search-source";
import { toSearchRecord } from "../../../app/catalogue/model/to-search-record";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client";
import { loadSearchContext } from "../../../app/gateways/commerce/search-feed/load-search-context";
import {
  findIds,
  findIdsBySkus,
  findSkusWithNewStock,
  loadSources,
  productsPerPage,
} from "../../../app/gateways/commerce/search-feed/load-search-sources";
import { toProductIndex } from "../../../app/gateways/search/index-settings";
import type { RecordChange, SearchWriter } from "../../../app/gateways/search/search-writer";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Where records come from and go to. */
export type Feed = {
  readonly platform: CommerceClient;
  readonly search: SearchWriter;
  readonly shops: readonly SearchShop[];
};

/**
 * Brings the records of these products up to date in the indexes of all shops: they are read anew, so doing it twice
 * changes nothing. A product that is gone, unpublished or not for sale in a shop has no record there afterwards.
 */
export async function feedProducts(ids: readonly string[], feed: Feed): Answer<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return ok(undefined);
  const context = await loadSearchContext(feed.platform, new Date());
  if (!context.ok) return context;
  const countries = [...new Set(feed.shops.map(({ country }) => country))];
  for (let at = 0; at < unique.length; at += productsPerPage) {
    const wanted = unique.slice(at, at + productsPerPage);
    const sources = await loadSources(feed.platform, countries, wanted);
    if (!sources.ok) return sources;
    const written = await feed.search.change(toChanges(wanted, sources.value, feed.shops, context.value));
    if (!written.ok) return written;
  }
  return ok(undefined);
}

/** The changes of one index stand together. */
function toChanges(
  ids: readonly string[],
  sources: readonly SearchSource[],
  shops: readonly SearchShop[],
  context: SearchContext,
): readonly RecordChange[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  return shops.flatMap((shop) => {
    const index = toProductIndex(shop.locale);
    return ids.map((id): RecordChange => {
      const source = byId.get(id);
      const record = source ? toSearchRecord(source, shop, context) : null;
      return record ? { index, put: record } : { index, remove: id };
    });
  });
}

/** What changed on the platform from a moment on: products with all they say, and stock. */
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

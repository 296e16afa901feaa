import { is } from "superstruct";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import {
  findIds,
  findIdsBySkus,
  findReviewedIds,
  idsPerPage,
} from "../../../app/gateways/commerce/search-feed/load-search-sources";
import { toProductIndex } from "../../../app/gateways/search/index-settings";
import { createLog } from "../create-log";
import { feedCategories } from "./feed-categories";
import { type Feed, feedProducts } from "./feed-products";
import { openFeed } from "./open-feed";
import { SearchChange } from "./search-change";

type Answer<Value> = Promise<Result<Value, GatewayError>>;
type Of<Kind extends SearchChange["kind"]> = Extract<SearchChange, { kind: Kind }>;

/** What a batch turned out to be about: products to be made anew now, and what is to come after this batch. */
type Findings = { readonly ids: readonly string[]; readonly next: readonly SearchChange[] };

/** The queue waits before it brings a batch again whose search or platform failed. */
const retryDelaySeconds = 30;

/**
 * What comes from the search's queue: records are made anew from what the platform says now, each once a batch, so that
 * doing it twice or in another order changes nothing. What happened before the indexes were built is in them already.
 * When platform or search fail, the whole batch comes again; nobody else waits for it.
 */
export async function consumeSearchChanges(
  batch: MessageBatch<unknown>,
  bindings: ShopBindings,
): Promise<void> {
  const log = createLog({});
  const feed = openFeed(bindings);
  if (!feed) return log.warn("search-feed-without-key");
  const changes = batch.messages.flatMap(({ body }) => (is(body, SearchChange) ? [body] : []));
  if (changes.length < batch.messages.length) log.error("search-change-malformed");
  const done = await feedChanges(changes, feed);
  if (!done.ok) {
    const { system, kind, message } = done.error;
    log.error("search-feed-failed", { system, kind, reason: message });
    return batch.retryAll({ delaySeconds: retryDelaySeconds });
  }
  await sendSearchChanges(done.value, bindings);
}

/** Puts changes on the search's queue; where the shop has none, the search is rebuilt by command alone. */
export async function sendSearchChanges(
  changes: readonly SearchChange[],
  bindings: ShopBindings,
): Promise<void> {
  const mostPerSend = 100;
  for (let at = 0; at < changes.length; at += mostPerSend) {
    const messages = changes.slice(at, at + mostPerSend).map((body) => ({ body }));
    await bindings.SEARCH_CHANGES.sendBatch(messages);
  }
}

/** Answers what is to be fed after this. */
export async function feedChanges(
  changes: readonly SearchChange[],
  feed: Feed,
): Answer<readonly SearchChange[]> {
  const news = await dropOld(changes, feed);
  if (!news.ok) return news;
  const found = await findProducts(news.value, feed);
  if (!found.ok) return found;
  const written = await feedProducts(found.value.ids, feed);
  return written.ok ? ok(found.value.next) : written;
}

/** Where no index stands, there is nothing to keep up to date: whoever builds it reads everything. */
async function dropOld(
  changes: readonly SearchChange[],
  { search, shops }: Feed,
): Answer<readonly SearchChange[]> {
  const [first] = shops;
  const mark = first && changes.length > 0 ? await search.readMark(toProductIndex(first.locale)) : ok(null);
  if (!mark.ok) return mark;
  const builtAt = mark.value?.builtAt;
  if (builtAt === undefined) return ok([]);
  return ok(changes.filter(({ at }) => Date.parse(at) >= Date.parse(builtAt)));
}

async function findProducts(changes: readonly SearchChange[], feed: Feed): Answer<Findings> {
  const of = <Kind extends SearchChange["kind"]>(kind: Kind) =>
    changes.filter((change): change is Of<Kind> => change.kind === kind);
  const bySku = await findIdsBySkus(
    feed.platform,
    of("sku").map(({ sku }) => sku),
  );
  if (!bySku.ok) return bySku;
  const reviewed = await findReviewedIds(
    feed.platform,
    of("review").map(({ id }) => id),
  );
  if (!reviewed.ok) return reviewed;
  const categories = await feedCategories(of("category"), feed);
  if (!categories.ok) return categories;
  const pages = await turnPages(of("catalogue"), feed);
  if (!pages.ok) return pages;
  const own = of("product").map(({ id }) => id);
  return ok({
    ids: [...own, ...bySku.value, ...reviewed.value],
    next: [...categories.value, ...pages.value],
  });
}

/** The products of a page, and behind them the next page: a whole catalogue passes through the queue bit by bit. */
async function turnPages(pages: readonly Of<"catalogue">[], feed: Feed): Answer<readonly SearchChange[]> {
  const next: SearchChange[] = [];
  for (const { after, at } of pages) {
    const ids = await findIds(feed.platform, "masterData(published=true)", after);
    if (!ids.ok) return ids;
    next.push(...ids.value.map((id) => ({ kind: "product" as const, id, at })));
    const last = ids.value.at(-1);
    if (last && ids.value.length === idsPerPage) next.push({ kind: "catalogue", after: last, at });
  }
  return ok(next);
}

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
import type { RecordChange } from "../../../app/gateways/search/search-writer";
import { createLog } from "../create-log";
import { type Feed, feedPrices, feedProducts } from "./feed-records";
import { findDependents, toProductChanges } from "./find-dependents";
import { openFeed } from "./open-feed";
import { type Of, SearchChange } from "./search-change";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Products whose whole records are outdated, and those whose prices are. */
type Findings = Outcome & {
  readonly whole: readonly string[];
  readonly priced: readonly string[];
  readonly at: string;
};

/** Seconds until the queue delivers a batch again after a failure of the search or the platform. */
const retryDelaySeconds = 30;

/**
 * Consumes the search's queue. Rebuilds each record once per batch from the platform's current data, so that repeats
 * and another order change nothing. Skips changes from before the indexes were built. When the platform or the search
 * fails, the whole batch is delivered again.
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
  await sendSearchChanges(done.value.next, bindings);
  // Stored last: a batch that is delivered again must find the same dependents.
  const stored = await feed.search.change(done.value.learned);
  if (!stored.ok) log.warn("search_fingerprints.not_stored", { reason: stored.error.message });
}

/** Puts changes on the search's queue; without a queue the search is rebuilt by command only. */
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

/** The result of a batch: messages for the queue, then fingerprints to store (`findDependents`). */
export type Outcome = { readonly next: readonly SearchChange[]; readonly learned: readonly RecordChange[] };

/** Products of one batch; the rest goes back onto the queue, so that no batch exceeds a worker's limits. */
const mostPerBatch = 200;

/** Updates the records that the changes name. */
export async function feedChanges(changes: readonly SearchChange[], feed: Feed): Answer<Outcome> {
  const news = await dropOld(changes, feed);
  if (!news.ok) return news;
  const found = await findProducts(news.value, feed);
  if (!found.ok) return found;
  const { whole, priced, at } = found.value;
  const wholeNow = whole.slice(0, mostPerBatch);
  const pricedNow = priced.slice(0, mostPerBatch - wholeNow.length);
  const written = await feedProducts(wholeNow, feed);
  if (!written.ok) return written;
  const repriced = await feedPrices(pricedNow, feed);
  if (!repriced.ok) return repriced;
  const later = [
    ...toProductChanges(whole.slice(wholeNow.length), "all", at),
    ...toProductChanges(priced.slice(pricedNow.length), "prices", at),
  ];
  return ok({ next: [...found.value.next, ...later], learned: found.value.learned });
}

/** Without an index there is nothing to update: a rebuild reads everything. */
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
  const dependents = await findDependents(of("dependency"), feed);
  if (!dependents.ok) return dependents;
  const pages = await turnPages(of("catalogue"), feed);
  if (!pages.ok) return pages;
  const listed = (wanted: "all" | "prices") =>
    of("products").flatMap(({ ids, part }) => (part === wanted ? ids : []));
  const own = of("product").map(({ id }) => id);
  const whole = new Set([...own, ...bySku.value, ...reviewed.value, ...listed("all")]);
  const priced = new Set(listed("prices").filter((id) => !whole.has(id)));
  return ok({
    whole: [...whole],
    priced: [...priced],
    // The oldest time: the index drops changes from before its rebuild.
    at: changes.map(({ at }) => at).sort()[0] ?? new Date().toISOString(),
    next: [...dependents.value.next, ...pages.value],
    learned: dependents.value.learned,
  });
}

/** The products of a page in messages of a few ids, followed by a message for the next page. */
async function turnPages(pages: readonly Of<"catalogue">[], feed: Feed): Answer<readonly SearchChange[]> {
  const next: SearchChange[] = [];
  for (const { part = "all", after, at } of distinct(pages)) {
    const ids = await findIds(feed.platform, "masterData(published=true)", after);
    if (!ids.ok) return ids;
    next.push(...toProductChanges(ids.value, part, at));
    const last = ids.value.at(-1);
    if (last && ids.value.length === idsPerPage) next.push({ kind: "catalogue", part, after: last, at });
  }
  return ok(next);
}

/** Several discounts that switch at once cause one read of the catalogue. */
function distinct(pages: readonly Of<"catalogue">[]): readonly Of<"catalogue">[] {
  return [...new Map(pages.map((page) => [`${page.part ?? "all"} ${page.after}`, page])).values()];
}

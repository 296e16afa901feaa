import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import { countReviews } from "../../../app/gateways/commerce/search-feed/load-search-sources";
import { toProductIndex } from "../../../app/gateways/search/index-settings";
import { createLog } from "../create-log";
import { sendSearchChanges } from "./consume-search-changes";
import type { Feed } from "./feed-records";
import { toProductChanges } from "./find-dependents";
import { openFeed } from "./open-feed";

export type Watch = {
  readonly name: "prices" | "reviews";
  /** The outdated part of their records. */
  readonly part: "all" | "prices";
  /** Finds the ids of the products whose records are outdated. */
  readonly find: (feed: Feed, scheduledAt: Date) => Promise<Result<readonly string[], GatewayError>>;
};

/** One failure may be a short outage; from the second in a row the search stays out of date. */
const alarmFrom = 2;
/** A run of failures ends by itself when the watch is no longer scheduled. */
const rememberedSeconds = 86_400;

/**
 * Runs a watch and sends the products that it finds to the search queue. Logs `search_watch.failed`, and from the
 * second failure in a row the alarm `search_watch.failing`.
 */
async function runWatch({ name, part, find }: Watch, scheduledAt: Date, bindings: ShopBindings) {
  const feed = openFeed(bindings);
  if (!feed) return;
  const found = await find(feed, scheduledAt);
  const failures = await countFailures(bindings.VISITS, name, found.ok);
  if (!found.ok) {
    const { system, kind, message } = found.error;
    const event = failures >= alarmFrom ? "search_watch.failing" : "search_watch.failed";
    return createLog({}).error(event, { watch: name, failures, system, kind, reason: message });
  }
  const at = scheduledAt.toISOString();
  await sendSearchChanges(toProductChanges(found.value, part, at), bindings);
}

/** Returns how many runs in a row have failed, this one included. */
export async function countFailures(
  store: Pick<KVNamespace, "get" | "put" | "delete">,
  name: string,
  isDone: boolean,
): Promise<number> {
  const key = `search-watch-failures:${name}`;
  const before = Number(await store.get(key)) || 0;
  if (isDone) {
    if (before > 0) await store.delete(key);
    return 0;
  }
  await store.put(key, String(before + 1), { expirationTtl: rememberedSeconds });
  return before + 1;
}

/**
 * Prices and campaigns begin and end without a message. Each record holds when its price may next change by itself;
 * sends those whose time has passed to be rebuilt, with their next time.
 */
export async function watchPrices(scheduledAt: Date, bindings: ShopBindings): Promise<void> {
  await runWatch(
    {
      name: "prices",
      part: "prices",
      find: ({ search, shops }, now) =>
        search.findDue(
          shops.map(({ locale }) => toProductIndex(locale)),
          now,
        ),
    },
    scheduledAt,
    bindings,
  );
}

/**
 * A deleted review sends no message. Once an hour, compares the review counts in the search with the platform's and
 * sends the products that differ to be rebuilt.
 */
export async function watchReviews(scheduledAt: Date, bindings: ShopBindings): Promise<void> {
  if (scheduledAt.getUTCMinutes() !== 0) return;
  await runWatch({ name: "reviews", part: "all", find: findChangedReviews }, scheduledAt, bindings);
}

/** Returns the ids of products whose review count differs between the search and the platform. */
export async function findChangedReviews({
  platform,
  search,
  shops,
}: Feed): Promise<Result<readonly string[], GatewayError>> {
  const known = new Map<string, number>();
  for (const { locale } of shops) {
    const reviewed = await search.listReviewed(toProductIndex(locale));
    if (!reviewed.ok) return reviewed;
    for (const [id, count] of reviewed.value) known.set(id, count);
  }
  const ids = [...known.keys()];
  const counts = await countReviews(platform, ids);
  if (!counts.ok) return counts;
  return ok(ids.filter((id) => (counts.value.get(id) ?? 0) !== known.get(id)));
}

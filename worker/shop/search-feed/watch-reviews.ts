import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import { countReviews, idsPerPage } from "../../../app/gateways/commerce/search-feed/load-search-sources";
import { toProductIndex } from "../../../app/gateways/search/index-settings";
import { createLog } from "../create-log";
import { sendSearchChanges } from "./consume-search-changes";
import type { Feed } from "./feed-products";
import { openFeed } from "./open-feed";

/**
 * A review that is deleted sends no message. Once an hour the products that the search knows reviews of are counted on
 * the platform; those with another number are made anew.
 */
export async function watchReviews(scheduledAt: Date, bindings: ShopBindings): Promise<void> {
  const feed = scheduledAt.getUTCMinutes() === 0 ? openFeed(bindings) : null;
  if (!feed) return;
  const found = await findChangedReviews(feed);
  if (!found.ok) {
    const { system, kind, message } = found.error;
    return createLog({}).error("review-watch-failed", { system, kind, reason: message });
  }
  const at = scheduledAt.toISOString();
  await sendSearchChanges(
    found.value.map((id) => ({ kind: "product", id, at })),
    bindings,
  );
}

/** Ids of products that have another number of reviews than the search says. */
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
  const changed: string[] = [];
  const ids = [...known.keys()];
  for (let at = 0; at < ids.length; at += idsPerPage) {
    const asked = ids.slice(at, at + idsPerPage);
    const counts = await countReviews(platform, asked);
    if (!counts.ok) return counts;
    changed.push(...asked.filter((id) => (counts.value.get(id) ?? 0) !== known.get(id)));
  }
  return ok(changed);
}

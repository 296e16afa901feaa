import { toProductIndex } from "../../../app/gateways/search/index-settings";
import { createLog } from "../create-log";
import { sendSearchChanges } from "./consume-search-changes";
import { openFeed } from "./open-feed";

/**
 * Prices and campaigns begin and end without a message. Each record says when its price may next change by itself;
 * those whose moment is past are made anew, and say the next one then.
 */
export async function watchPrices(scheduledAt: Date, bindings: ShopBindings): Promise<void> {
  const feed = openFeed(bindings);
  if (!feed) return;
  const due = await feed.search.findDue(
    feed.shops.map(({ locale }) => toProductIndex(locale)),
    scheduledAt,
  );
  if (!due.ok) {
    const { kind, message } = due.error;
    return createLog({}).error("price-watch-failed", { kind, reason: message });
  }
  const at = scheduledAt.toISOString();
  await sendSearchChanges(
    due.value.map((id) => ({ kind: "product", id, at })),
    bindings,
  );
}

import type { PurchaseFacts } from "../../model/purchase";
import type { TrackedItem } from "../../model/tracked-item";

/** Sends the product query `tag-manager` of the middleware, in the page's language; throws without a response. */
export async function fetchTrackedItems(
  prefix: string,
  skus: readonly string[],
): Promise<readonly TrackedItem[]> {
  const answer = await fetch(`${prefix}/new-ct/getProduct`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify([{ skus }, "tag-manager"]),
  });
  const { data }: { data?: { results?: unknown } } = await answer.json();
  if (!Array.isArray(data?.results) || !data.results.every(isItem))
    throw new Error(`The items answered ${answer.status}`);
  return data.results;
}

/**
 * Requests `GET /personal/purchase`; null: not this session's order, or it may not be reported. Throws without a
 * response.
 */
export async function fetchPurchase(prefix: string, orderId: string): Promise<PurchaseFacts | null> {
  const answer = await fetch(`${prefix}/personal/purchase?${new URLSearchParams({ order: orderId })}`);
  if (answer.status === 404) return null;
  const facts: unknown = answer.ok ? await answer.json() : null;
  if (!isPurchase(facts)) throw new Error(`The purchase answered ${answer.status}`);
  return facts;
}

// Checks only key fields: both come from the same deployment's server.

function isItem(value: unknown): value is TrackedItem {
  return typeof value === "object" && value !== null && "item_id" in value && "price" in value;
}

function isPurchase(value: unknown): value is PurchaseFacts {
  return typeof value === "object" && value !== null && "purchase" in value && "buyer" in value;
}

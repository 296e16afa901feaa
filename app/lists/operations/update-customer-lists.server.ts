import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CustomerListsGateway } from "../../gateways/commerce/customer-lists-gateway";
import type { SavedLists } from "../model/saved-lists";

/** More devices than write for one customer at the same time. */
const mostAttempts = 8;

/**
 * Changes a customer's lists.
 * After a conflict with another device they are read again and changed again, so that no article is lost. The lists
 * alone decide what a link shows, so one that remains after a failure shows nothing.
 */
export async function updateCustomerLists<Change extends { readonly saved: SavedLists }>(
  gateway: CustomerListsGateway,
  customerId: string,
  change: (saved: SavedLists) => Change,
): Promise<Result<Change, GatewayError>> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await gateway.load(customerId);
    if (!stored.ok) return stored;
    const { version, saved } = stored.value;
    const changed = change(saved);
    if (changed.saved === saved) return ok(changed);
    const written = await gateway.save(customerId, version, changed.saved);
    if (written.ok) return followLinks(gateway, customerId, saved, changed);
    if (written.error.code !== "ConcurrentModification" || attempt === mostAttempts) return written;
  }
}

async function followLinks<Change extends { readonly saved: SavedLists }>(
  gateway: CustomerListsGateway,
  customerId: string,
  before: SavedLists,
  changed: Change,
): Promise<Result<Change, GatewayError>> {
  const now = new Set(changed.saved.lists.map(({ shareKey }) => shareKey));
  for (const { shareKey } of before.lists)
    if (shareKey !== null && !now.has(shareKey)) await gateway.dropLink(shareKey);
  const known = new Set(before.lists.map(({ shareKey }) => shareKey));
  for (const { id, shareKey } of changed.saved.lists) {
    if (shareKey === null || known.has(shareKey)) continue;
    const linked = await gateway.keepLink(shareKey, { customerId, listId: id });
    if (!linked.ok) return linked;
  }
  return ok(changed);
}

import type { ConditionGuard } from "../../database/commit.ts";
import { combine, fragment, type SqlFragment } from "../../database/fragment.ts";
import type { QueryArguments } from "../../paging/page.ts";
import type { QueryResult } from "../../paging/query-result.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { findDocuments, ofOwner, ofStore } from "../../resources/find-documents.ts";
import type { Owner } from "../../resources/owner.ts";
import type { Cart } from "../cart.ts";
import { activeCartChanged } from "../cart-errors.ts";
import { carts } from "./cart-table.ts";

/** A page of the carts that have not expired. Throws InvalidInput. */
export function findCarts(
  context: RequestContext,
  args: QueryArguments,
  owner: Owner | null,
  storeKey?: string | null,
): Promise<QueryResult<Cart>> {
  const alive = fragment("d.expires_at > ?", context.now.toISOString());
  return findDocuments(context, carts, args, [alive, ...ofOwner(owner), ...ofStore(storeKey)]);
}

/** The owner's most recently changed active cart; carts of merchants and quotes do not count. */
export async function findActiveCart(
  context: RequestContext,
  owner: Owner,
  storeKey?: string | null,
): Promise<Cart | null> {
  const args = { sort: ["lastModifiedAt desc"], limit: 1 };
  const { results } = await findDocuments(context, carts, args, isActive(context, owner, storeKey));
  return results[0] ?? null;
}

/**
 * Refuses a batch with ConcurrentModification if `findActiveCart` would now return another cart than `found`, or any
 * cart if it found none.
 */
export function guardActiveCart(
  context: RequestContext,
  owner: Owner,
  storeKey: string | null | undefined,
  found: Cart | null,
): ConditionGuard {
  const { sql, parameters } = combine(isActive(context, owner, storeKey), "AND");
  const newest = `SELECT d.id FROM cart d WHERE ${sql} ORDER BY d.last_modified_at DESC, d.created_at, d.id LIMIT 1`;
  return {
    condition: fragment(`(${newest}) IS ?`, ...parameters, found?.id ?? null),
    violated: activeCartChanged,
  };
}

function isActive(
  context: RequestContext,
  owner: Owner,
  storeKey: string | null | undefined,
): readonly SqlFragment[] {
  const active = fragment(
    "d.state = 'Active' AND d.origin NOT IN ('Merchant', 'Quote') AND d.expires_at > ?",
    context.now.toISOString(),
  );
  return [active, ...ofOwner(owner), ...ofStore(storeKey)];
}

import type { RequestContext } from "../../requests/request-context.ts";
import { isOwn, readOwner } from "../../resources/owner.ts";

interface Row {
  readonly id: string;
  readonly key: string | null;
  readonly customerId: string | null;
  readonly anonymousId: string | null;
}

/** Payments of the token by the ids and keys that a request names; no statement when it names none. */
export async function loadPaymentIds(
  context: RequestContext,
  names: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = names.filter((name) => name !== undefined);
  if (wanted.length === 0) return new Map();
  const { results } = await context.db
    .prepare(
      `SELECT id, key, customer_id AS customerId, anonymous_id AS anonymousId FROM payment
        WHERE id IN (SELECT value FROM json_each(?1)) OR key IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(wanted))
    .all<Row>();
  const owner = readOwner(context.access);
  const own = results.filter(({ customerId, anonymousId }) =>
    isOwn(owner, { ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) }),
  );
  return new Map(own.flatMap(({ id, key }) => [[id, id] as const, ...(key ? [[key, id] as const] : [])]));
}

import type { RequestContext } from "../../requests/request-context.ts";
import type { FactRow } from "../../resources/fact-row.ts";
import type { Cart } from "../cart.ts";
import type { CartNeeds } from "../cart-action.ts";
import type { CartFacts } from "../cart-facts.ts";
import { keepSnapshots, parseSnapshotRow, recallSnapshots } from "../storage/variant-snapshots.ts";
import { collectNeeds } from "./collect-needs.ts";
import { toOwnStatements, toSharedStatement } from "./fact-statements.ts";
import { keepFacts, recallFacts, type StampedFactRow } from "./kept-facts.ts";
import { readVariants } from "./read-variants.ts";
import { toCartFacts } from "./to-cart-facts.ts";

/** Reads, in one round trip, all that a cart's actions and calculation will look at. */
export async function loadCartFacts(
  context: RequestContext,
  cart: Cart,
  needs: readonly CartNeeds[],
): Promise<CartFacts> {
  const query = collectNeeds(cart, needs);
  const shared = recallFacts();
  const known = recallSnapshots(query.snapshotIds);
  const missing = query.snapshotIds.filter((id) => !known.has(id));
  const [first, ...own] = await context.db.batch<StampedFactRow>([
    toSharedStatement(context.db, query, shared.stamps),
    ...toOwnStatements(context.db, { ...query, snapshotIds: missing }),
  ]);
  const rows = own.flatMap(({ results }) => results).flatMap(toFactRow);
  const snapshots = rows.filter(({ kind }) => kind === "snapshot").map(parseSnapshotRow);
  keepSnapshots(snapshots);
  const sources = {
    shared: keepFacts(first?.results ?? [], shared),
    rows,
    snapshots: [...known.values(), ...snapshots],
    variants: await readVariants(context, rows),
  };
  return toCartFacts(sources, first?.results ?? [], context);
}

function toFactRow({ data, ...row }: StampedFactRow): FactRow[] {
  return data === null ? [] : [{ ...row, data }];
}

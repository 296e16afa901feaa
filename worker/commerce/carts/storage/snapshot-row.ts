import type { Database } from "../../database/database.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import type { VariantSnapshot } from "../variant-snapshot.ts";

export interface SnapshotRow {
  readonly id: string;
  readonly data: string;
}

/** The platform wrote the column itself, so it is read back as what it was. */
export function parseSnapshotRow({ data }: SnapshotRow): VariantSnapshot {
  return JSON.parse(data) as VariantSnapshot;
}

/** Keeps what the cart's new lines show; most updates have nothing to keep. */
export function insertSnapshots(database: Database, cart: Cart, facts: CartFacts): D1PreparedStatement[] {
  const used = new Set(cart.lineItems.map(({ snapshotId }) => snapshotId));
  const fresh = facts.currentVariants
    .map(({ snapshot }) => snapshot)
    .filter(({ id }) => used.has(id))
    .map((snapshot) => [snapshot.id, snapshot]);
  if (fresh.length === 0) return [];
  const insert = `INSERT OR IGNORE INTO variant_snapshot (id, data)
    SELECT value ->> 0, value -> 1 FROM json_each(?)`;
  return [database.prepare(insert).bind(JSON.stringify(fresh))];
}

/** Snapshots by id. */
export function selectSnapshots(database: Database, ids: readonly string[]): D1PreparedStatement {
  return database
    .prepare("SELECT id, data FROM variant_snapshot WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(ids));
}

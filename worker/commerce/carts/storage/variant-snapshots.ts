import { LRUCache } from "lru-cache";
import type { Database } from "../../database/database.ts";
import { load } from "../../requests/load.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { Cart, CartContent } from "../cart.ts";
import type { CartFacts, VariantSnapshot } from "../cart-facts.ts";
import { toExpiry } from "../delete-days.ts";

interface SnapshotRow {
  readonly id: string;
  readonly data: string;
}

/** The platform wrote the column itself, so it needs no validation. */
export function parseSnapshotRow({ data }: Pick<SnapshotRow, "data">): VariantSnapshot {
  return JSON.parse(data) as VariantSnapshot;
}

/** How much longer snapshots live than their carts, so that a cart that changes daily updates them once a month. */
const MARGIN_DAYS = 30;

/** Orders need their snapshots permanently. */
const FOR_EVER = "9999-12-31T00:00:00.000Z";

/** Stores the snapshots of the cart's lines for the life of the cart; most updates write nothing. */
export function insertSnapshots(database: Database, cart: Cart, facts: CartFacts): D1PreparedStatement[] {
  const used = new Set(cart.lineItems.map(({ snapshotId }) => snapshotId));
  if (used.size === 0) return [];
  const expiry = toExpiry(cart.lastModifiedAt, cart.deleteDaysAfterLastModification);
  const until = toExpiry(expiry, MARGIN_DAYS);
  const fresh = facts.currentVariants
    .map(({ snapshot }) => snapshot)
    .filter(({ id }) => used.has(id))
    .map((snapshot) => [snapshot.id, snapshot]);
  const insert = `INSERT OR IGNORE INTO variant_snapshot (id, data, used_until)
    SELECT value ->> 0, value -> 1, ?2 FROM json_each(?1)`;
  return [
    ...(fresh.length > 0 ? [database.prepare(insert).bind(JSON.stringify(fresh), until)] : []),
    prolong(database, [...used], expiry, until),
  ];
}

/** Retains the snapshots of an order's lines permanently. */
export function keepSnapshotsOf(database: Database, { lineItems }: CartContent): D1PreparedStatement {
  const ids = lineItems.map(({ snapshotId }) => snapshotId);
  return prolong(database, ids, FOR_EVER, FOR_EVER);
}

/** Writes the snapshots of an order's lines permanently, whether carts have them or not. */
export function writeSnapshotsForGood(
  database: Database,
  snapshots: readonly VariantSnapshot[],
): D1PreparedStatement {
  const rows = snapshots.map((snapshot) => [snapshot.id, snapshot]);
  return database
    .prepare(
      `INSERT INTO variant_snapshot (id, data, used_until) SELECT value ->> 0, value -> 1, ?2 FROM json_each(?1) WHERE 1
        ON CONFLICT (id) DO UPDATE SET used_until = excluded.used_until`,
    )
    .bind(JSON.stringify(rows), FOR_EVER);
}

/** Extends snapshots that would expire before `expiry` until `until`. */
function prolong(database: Database, ids: readonly string[], expiry: string, until: string) {
  return database
    .prepare(
      `UPDATE variant_snapshot SET used_until = ?3
        WHERE id IN (SELECT value FROM json_each(?1)) AND used_until < ?2`,
    )
    .bind(JSON.stringify(ids), expiry, until);
}

/** Snapshots by id. */
function selectSnapshots(database: Database, ids: readonly string[]): D1PreparedStatement {
  return database
    .prepare("SELECT id, data FROM variant_snapshot WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(ids));
}

/** A snapshot takes a few kilobytes; these are the variants shared by an isolate's carts. */
const CAPACITY = 2000;

/** A snapshot never changes under its id, which contains the product's version; so it is read and parsed once. */
const known = new LRUCache<string, VariantSnapshot>({ max: CAPACITY });

/** The cached ones of these ids. */
export function recallSnapshots(ids: readonly string[]): Map<string, VariantSnapshot> {
  return new Map(
    ids.flatMap((id) => {
      const snapshot = known.get(id);
      return snapshot ? [[id, snapshot] as const] : [];
    }),
  );
}

/** Caches stored snapshots; evicts the least recently used. */
export function keepSnapshots(snapshots: readonly VariantSnapshot[]): void {
  for (const snapshot of snapshots) known.set(snapshot.id, snapshot);
}

async function readSnapshots(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VariantSnapshot>> {
  const known = recallSnapshots(ids);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const { results } = await selectSnapshots(context.db, missing).all<SnapshotRow>();
  const read = results.map(parseSnapshotRow);
  keepSnapshots(read);
  return new Map([...known, ...read.map((snapshot) => [snapshot.id, snapshot] as const)]);
}

/** A line's product data; the lines of one request share a statement. */
export function loadSnapshot(context: RequestContext, id: string): Promise<VariantSnapshot | null> {
  return load(context, readSnapshots, id);
}

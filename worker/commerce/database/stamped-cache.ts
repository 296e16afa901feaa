import { LRUCache } from "lru-cache";

interface Entry<Value> {
  readonly stamp: string;
  readonly value: Value;
}

/**
 * Parsed documents by id and stamp. Under one stamp (version and time of change) a stored document never differs, so a
 * parsed one stays valid; a read sends the known stamp, and the database sends the document only if its stamp differs.
 * Evicts the least recently used.
 */
export class StampedCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;

  constructor(capacity: number) {
    this.entries = new LRUCache({ max: capacity });
  }

  /** The cached state of these ids, as `[id, stamp | null]` for the statement and as values for its result. */
  recall(ids: readonly string[]): { known: ReadonlyMap<string, Value>; parameter: string } {
    const found = ids.map((id) => ({ id, entry: this.entries.get(id) }));
    const known = new Map(found.flatMap(({ id, entry }) => (entry ? [[id, entry.value] as const] : [])));
    return { known, parameter: JSON.stringify(found.map(({ id, entry }) => [id, entry?.stamp ?? null])) };
  }

  keep(id: string, stamp: string, value: Value): Value {
    this.entries.set(id, { stamp, value });
    return value;
  }
}

/** SQL for a row's stamp; `alias` names a table with `version` and `last_modified_at`. */
export function stampOf(alias: string): string {
  return `${alias}.version || '@' || ${alias}.last_modified_at`;
}

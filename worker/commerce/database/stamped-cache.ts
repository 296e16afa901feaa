import { LRUCache } from "lru-cache";

interface Entry<Value> {
  readonly stamp: string;
  readonly value: Value;
}

/**
 * Parsed documents by id and stamp. Under one stamp (version and time of change) a stored document never differs, so what
 * was parsed once stays right; a read sends the stamp it knows, and the database sends the document only when it has
 * another. What was not asked for the longest time leaves first.
 */
export class StampedCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;

  constructor(capacity: number) {
    this.entries = new LRUCache({ max: capacity });
  }

  /** What is known of these ids now, as `[id, stamp | null]` for the statement and as values for its answer. */
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

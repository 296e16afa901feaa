import type { VariantSnapshot } from "../variant-snapshot.ts";

/** A snapshot takes a few kilobytes; these are the variants that an isolate's carts have in common. */
const CAPACITY = 2000;

/** A snapshot never changes under its id, which names the product's version; so it is read and parsed once. */
const known = new Map<string, VariantSnapshot>();

/** Those of the ids that were seen before. */
export function recallSnapshots(ids: readonly string[]): Map<string, VariantSnapshot> {
  return new Map(
    ids.flatMap((id) => {
      const snapshot = known.get(id);
      return snapshot ? [[id, snapshot] as const] : [];
    }),
  );
}

/** Remembers stored snapshots; the oldest leave when there are too many. */
export function keepSnapshots(snapshots: readonly VariantSnapshot[]): void {
  for (const snapshot of snapshots) {
    known.set(snapshot.id, snapshot);
    const oldest = known.keys().next();
    if (known.size > CAPACITY && !oldest.done) known.delete(oldest.value);
  }
}

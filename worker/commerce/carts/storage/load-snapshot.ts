import { load } from "../../database/load.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { VariantSnapshot } from "../variant-snapshot.ts";
import { keepSnapshots, recallSnapshots } from "./known-snapshots.ts";
import { parseSnapshotRow, type SnapshotRow, selectSnapshots } from "./snapshot-row.ts";

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

/** What a line shows of its product; the lines of one request share a statement. */
export function loadSnapshot(context: RequestContext, id: string): Promise<VariantSnapshot | null> {
  return load(context, readSnapshots, id);
}

import { load } from "../../database/load.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { VariantSnapshot } from "../variant-snapshot.ts";
import { parseSnapshotRow, type SnapshotRow, selectSnapshots } from "./snapshot-row.ts";

async function readSnapshots(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VariantSnapshot>> {
  const { results } = await selectSnapshots(context.db, ids).all<SnapshotRow>();
  return new Map(results.map((row) => [row.id, parseSnapshotRow(row)]));
}

/** What a line shows of its product; the lines of one request share a statement. */
export function loadSnapshot(context: RequestContext, id: string): Promise<VariantSnapshot | null> {
  return load(context, readSnapshots, id);
}

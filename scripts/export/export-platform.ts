import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Draft, type JsonFields, toIdentity } from "../import/draft-line.ts";
import { type PlatformClient, PlatformError, readResources } from "../import/platform-client.ts";
import { type ResourceKind, resourceKinds } from "../import/resource-kind.ts";
import { toStableText } from "../import/to-stable-text.ts";
import { KeyIndex } from "./key-index.ts";
import { SortedLines } from "./sorted-lines.ts";

export interface ExportReport {
  readonly counts: ReadonlyMap<ResourceKind, number>;
  /** What a draft cannot express, or the platform does not offer: one sentence each. */
  readonly remarks: readonly string[];
}

/**
 * Writes all resources of these kinds as draft files for `importDrafts`.
 * References are by key, lines sorted by key, fields in a fixed order, so that equal platforms give equal files. A kind
 * without resources gets no file.
 */
export async function exportPlatform(
  client: PlatformClient,
  folder: string,
  kinds: readonly ResourceKind[] = resourceKinds,
): Promise<ExportReport> {
  await mkdir(folder, { recursive: true });
  const keys = new KeyIndex(client);
  const counts = new Map<ResourceKind, number>();
  const remarks: string[] = [];
  for (const kind of resourceKinds.filter((each) => kinds.includes(each))) {
    try {
      counts.set(kind, await exportKind(client, keys, kind, folder));
    } catch (error) {
      // a platform without this kind has no resources of it
      if (!(error instanceof PlatformError) || error.status !== 404) throw error;
      remarks.push(`${kind}: not offered by this platform`);
    }
  }
  return { counts, remarks: [...remarks, ...keys.remarks] };
}

async function exportKind(
  client: PlatformClient,
  keys: KeyIndex,
  kind: ResourceKind,
  folder: string,
): Promise<number> {
  const lines = await SortedLines.open(path.join(folder, `${kind}.jsonl`));
  try {
    for await (const page of readResources(client, kind)) {
      for (const resource of page) keys.remember(kind, resource);
      for (const resource of page) {
        const draft = await keys.toDraft(kind, resource);
        keys.rememberMadeKey(resource.id, draft.key);
        await lines.add(toIdentity(kind, draft), toStableText(toFileDraft(kind, draft)));
      }
    }
    return await lines.write();
  } finally {
    await lines.close();
  }
}

/** An order's key is its number. */
function toFileDraft(kind: ResourceKind, draft: Draft): JsonFields {
  if (kind !== "orders") return draft;
  const { key: _key, ...order } = draft;
  return order;
}

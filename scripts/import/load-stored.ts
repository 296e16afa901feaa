import { KeyIndex } from "../export/key-index.ts";
import { CalculatedPrices } from "./calculated-prices.ts";
import { type DraftLine, toIdentity } from "./draft-line.ts";
import { nameOf, type PlatformClient, readResources, type StoredResource } from "./platform-client.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { runConcurrently } from "./run-concurrently.ts";

const concurrentRequests = 8;
/** Keys per query: the URL of the `where` stays well below its maximum length. */
const keysPerQuery = 50;

/** Loads the existing resources of these drafts, by identity. */
export async function loadStored(
  client: PlatformClient,
  kind: ResourceKind,
  batch: readonly DraftLine[],
): Promise<ReadonlyMap<string, StoredResource>> {
  const stored = new Map<string, StoredResource>();
  if (await client.isEmpty(kind)) return stored;
  const calculated = await CalculatedPrices.load(client, kind);
  const pages = [...groupByContainer(batch).values()].flatMap((lines) => toPages(lines));
  await runConcurrently(pages, concurrentRequests, async (page) => {
    const container = page[0]?.draft.container;
    const keys = page.map(({ draft }) => draft.key);
    const found = await client.loadByKeys(kind, keys, kind === "custom-objects" ? container : undefined);
    for (const resource of found) {
      stored.set(toIdentity(kind, resource), calculated?.removeFrom(resource) ?? resource);
    }
  });
  for (const [name, resource] of await loadKeyless(client, kind, batch, stored)) {
    stored.set(name, calculated?.removeFrom(resource) ?? resource);
  }
  return stored;
}

/**
 * Finds drafts whose resource exists without a key.
 * An export gives such a resource the key that its draft would get, which identifies it.
 */
async function loadKeyless(
  client: PlatformClient,
  kind: ResourceKind,
  batch: readonly DraftLine[],
  stored: ReadonlyMap<string, StoredResource>,
): Promise<ReadonlyMap<string, StoredResource>> {
  const found = new Map<string, StoredResource>();
  const missing = new Set(batch.map(({ draft }) => draft.key).filter((key) => !stored.has(key)));
  if (kind === "custom-objects" || missing.size === 0) return found;
  const keys = new KeyIndex(client);
  for await (const page of readResources(client, kind, `${nameOf(kind)} is not defined`)) {
    for (const resource of page) {
      const { key } = await keys.toDraft(kind, resource);
      if (missing.has(key)) found.set(key, resource);
    }
  }
  return found;
}

/** Keys of custom objects are unique within their container; other drafts have no container. */
function groupByContainer(batch: readonly DraftLine[]): ReadonlyMap<unknown, readonly DraftLine[]> {
  const groups = new Map<unknown, DraftLine[]>();
  for (const line of batch) {
    const container = line.kind === "custom-objects" ? line.draft.container : undefined;
    const group = groups.get(container) ?? [];
    group.push(line);
    groups.set(container, group);
  }
  return groups;
}

function toPages(lines: readonly DraftLine[]): readonly (readonly DraftLine[])[] {
  const count = Math.ceil(lines.length / keysPerQuery);
  return Array.from({ length: count }, (_, at) => lines.slice(at * keysPerQuery, (at + 1) * keysPerQuery));
}

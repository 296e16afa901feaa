import { type DraftLine, toIdentity } from "./draft-line.ts";
import type { PlatformClient, StoredResource } from "./platform-client.ts";
import { ReckonedPrices } from "./reckoned-prices.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { runConcurrently } from "./run-concurrently.ts";

const concurrentRequests = 8;
/** Keys asked for in one query: their `where` stays well below what a URL may be long. */
const keysPerQuery = 50;

/** What the platform holds already of these drafts, by their identity. */
export async function loadStored(
  client: PlatformClient,
  kind: ResourceKind,
  batch: readonly DraftLine[],
): Promise<ReadonlyMap<string, StoredResource>> {
  const stored = new Map<string, StoredResource>();
  if (await client.isEmpty(kind)) return stored;
  const reckoned = await ReckonedPrices.load(client, kind);
  const pages = [...groupByContainer(batch).values()].flatMap((lines) => toPages(lines));
  await runConcurrently(pages, concurrentRequests, async (page) => {
    const container = page[0]?.draft.container;
    const keys = page.map(({ draft }) => draft.key);
    const found = await client.loadByKeys(kind, keys, kind === "custom-objects" ? container : undefined);
    for (const resource of found) {
      stored.set(toIdentity(kind, resource), reckoned?.removeFrom(resource) ?? resource);
    }
  });
  return stored;
}

/** Keys of custom objects count inside their container; all other drafts have none. */
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

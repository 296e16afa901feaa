import type { DraftLine } from "./draft-line.ts";
import { ImportReport } from "./import-report.ts";
import type { PlatformClient, StoredResource } from "./platform-client.ts";
import { listReferences, ReferenceIndex } from "./reference-index.ts";
import { type ResourceKind, resourceKinds } from "./resource-kind.ts";
import { runConcurrently } from "./run-concurrently.ts";
import { sendDraft } from "./send-draft.ts";

const concurrentRequests = 8;
/** Keys asked for in one query: their `where` stays well below what a URL may be long. */
const keysPerQuery = 50;

/**
 * Sends drafts to a platform, given in any order, in the order in which they can go in. What is there already
 * is brought up to date, or left alone when equal. A draft that cannot go in is reported; the others go on.
 */
export async function importDrafts(
  client: PlatformClient,
  lines: readonly DraftLine[],
): Promise<ImportReport> {
  const report = new ImportReport();
  const references = new ReferenceIndex(client);
  for (const kind of resourceKinds) {
    const batch = withoutRepeats(
      lines.filter((line) => line.kind === kind),
      report,
    );
    if (batch.length === 0) continue;
    const stored = await loadStored(client, kind, batch);
    for (const [key, { id }] of stored) references.remember(kind, key, id);
    await sendInRounds(batch, report, async (line) => {
      const existing = stored.get(line.draft.key);
      const { outcome, resource } = await sendDraft(client, references, line, existing);
      references.remember(kind, line.draft.key, resource.id);
      return outcome;
    });
  }
  return report;
}

/** Drafts that refer to others of their kind (a category to its parent) wait until those are through. */
async function sendInRounds(
  batch: readonly DraftLine[],
  report: ImportReport,
  send: (line: DraftLine) => Promise<"created" | "updated" | "unchanged">,
): Promise<void> {
  let waiting: readonly DraftLine[] = batch;
  while (waiting.length > 0) {
    const pending = new Set(waiting.map(({ draft }) => draft.key));
    const ready = waiting.filter((line) => !waitsFor(line, pending));
    // a circle: nothing would ever be ready, so let the platform say what it thinks of it
    const round = ready.length > 0 ? ready : waiting;
    await runConcurrently(round, concurrentRequests, async (line) => {
      try {
        report.count(line.kind, await send(line));
      } catch (error) {
        report.count(line.kind, "failed");
        const reason = error instanceof Error ? error.message : String(error);
        report.badLines.push({ origin: line.origin, reason: `${line.draft.key}: ${reason}` });
      }
    });
    const done = new Set(round);
    waiting = waiting.filter((line) => !done.has(line));
  }
}

function waitsFor({ draft, kind }: DraftLine, pending: ReadonlySet<string>): boolean {
  return listReferences(draft, kind).some((key) => key !== draft.key && pending.has(key));
}

/** The first line with a key counts; a second one would undo it at every run. */
function withoutRepeats(lines: readonly DraftLine[], report: ImportReport): readonly DraftLine[] {
  const first = new Map<string, DraftLine>();
  for (const line of lines) {
    const before = first.get(line.draft.key);
    if (!before) {
      first.set(line.draft.key, line);
      continue;
    }
    report.count(line.kind, "failed");
    const reason = `${line.draft.key}: already given in ${before.origin.file}:${before.origin.line}`;
    report.badLines.push({ origin: line.origin, reason });
  }
  return [...first.values()];
}

async function loadStored(client: PlatformClient, kind: ResourceKind, batch: readonly DraftLine[]) {
  const keys = batch.map(({ draft }) => draft.key);
  const pages: string[][] = [];
  for (let at = 0; at < keys.length; at += keysPerQuery) pages.push(keys.slice(at, at + keysPerQuery));
  const stored = new Map<string, StoredResource>();
  await runConcurrently(pages, concurrentRequests, async (page) => {
    for (const resource of await client.loadByKeys(kind, page)) {
      if (resource.key !== undefined) stored.set(resource.key, resource);
    }
  });
  return stored;
}

import { draftsPerBatch, ImportContainer } from "./batches/import-container.ts";
import { sendBatches } from "./batches/send-batches.ts";
import { describeTaxChange } from "./describe-tax-change.ts";
import { type DraftLine, toIdentity } from "./draft-line.ts";
import type { ImportReport } from "./import-report.ts";
import type { PlatformClient, StoredResource } from "./platform-client.ts";
import type { ReferenceIndex } from "./reference-index.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { runConcurrently } from "./run-concurrently.ts";
import { sendDraft } from "./send-draft.ts";

const concurrentRequests = 8;

/** Drafts of one kind that do not wait for each other. */
export type Round = readonly DraftLine[];

/** Where a round goes, and what is known there. */
export interface Destination {
  readonly client: PlatformClient;
  readonly references: ReferenceIndex;
  readonly report: ImportReport;
  readonly kind: ResourceKind;
  readonly stored: ReadonlyMap<string, StoredResource>;
}

/**
 * Sends a round and reports what became of every line. Many new ones of a kind that goes in batches go so; what is there
 * already is compared and changed one by one.
 */
export async function sendRound(destination: Destination, round: Round): Promise<void> {
  const { client, kind, stored } = destination;
  const isNew = ({ draft }: DraftLine) => !stored.has(toIdentity(kind, draft));
  const fresh = ImportContainer.takes(kind) ? round.filter(isNew) : [];
  const container = fresh.length > draftsPerBatch ? await ImportContainer.open(client) : undefined;
  if (!container) return sendEach(destination, round);
  await sendBatches(destination, container, fresh);
  const others = round.filter((line) => !isNew(line));
  await sendEach(destination, others);
}

/** Sends each draft in a request of its own. */
export async function sendEach(destination: Destination, lines: readonly DraftLine[]): Promise<void> {
  const { client, references, report, kind, stored } = destination;
  await runConcurrently(lines, concurrentRequests, async (line) => {
    const name = toIdentity(kind, line.draft);
    try {
      const { outcome, resource } = await sendDraft(client, references, line, stored.get(name));
      references.remember(kind, name, resource.id);
      report.count(kind, outcome);
      const change = outcome === "updated" ? describeTaxChange(kind, stored.get(name), resource) : null;
      if (change !== null) report.remark(line, change);
    } catch (error) {
      report.fail(line, error instanceof Error ? error.message : String(error));
    }
  });
}

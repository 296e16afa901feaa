import { describeTaxChange } from "./describe-tax-change.ts";
import { type DraftLine, toIdentity } from "./draft-line.ts";
import type { ImportReport } from "./import-report.ts";
import type { PlatformClient, StoredResource } from "./platform-client.ts";
import type { ReferenceIndex } from "./reference-index.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { runConcurrently } from "./run-concurrently.ts";
import { sendDraft } from "./send-draft.ts";

const concurrentRequests = 8;

/** The target of a round, and what is known of it. */
export interface Destination {
  readonly client: PlatformClient;
  readonly references: ReferenceIndex;
  readonly report: ImportReport;
  readonly kind: ResourceKind;
  readonly stored: ReadonlyMap<string, StoredResource>;
}

/** Sends each draft in a separate request. */
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

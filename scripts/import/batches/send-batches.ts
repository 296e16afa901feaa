import { completeDraft } from "../complete-draft.ts";
import type { DraftLine } from "../draft-line.ts";
import { PlatformError } from "../platform-client.ts";
import { runConcurrently } from "../run-concurrently.ts";
import { type Destination, sendEach } from "../send-each.ts";
import { draftsPerBatch, type ImportContainer } from "./import-container.ts";

const concurrentRequests = 6;

/** Sends new drafts in batches. A batch that is refused as a whole is sent draft by draft, to find the invalid one. */
export async function sendBatches(
  destination: Destination,
  container: ImportContainer,
  lines: readonly DraftLine[],
): Promise<void> {
  const { kind, references, report } = destination;
  const sound = await withReferences(destination, lines);
  const batches: (readonly DraftLine[])[] = [];
  for (let at = 0; at < sound.length; at += draftsPerBatch)
    batches.push(sound.slice(at, at + draftsPerBatch));
  await runConcurrently(batches, concurrentRequests, async (batch) => {
    const drafts = batch.map(({ draft }) => completeDraft(kind, draft));
    const reasons = await container.send(kind, drafts).catch(toRefusal);
    if (!reasons) return sendEach(destination, batch);
    for (const [at, line] of batch.entries()) {
      const reason = reasons[at];
      if (reason) report.fail(line, reason);
      else {
        report.count(kind, "created");
        references.rememberKey(kind, line.draft.key);
      }
    }
  });
}

/** Returns undefined for the platform's refusal, which has no details; rethrows anything else. */
function toRefusal(error: unknown): undefined {
  if (!(error instanceof PlatformError)) throw error;
}

/** Returns the drafts whose references exist; reports the others. */
async function withReferences(
  { references, report }: Destination,
  lines: readonly DraftLine[],
): Promise<readonly DraftLine[]> {
  const sound: DraftLine[] = [];
  await runConcurrently(lines, concurrentRequests, async (line) => {
    try {
      await references.check(line.draft);
      sound.push(line);
    } catch (error) {
      report.fail(line, error instanceof Error ? error.message : String(error));
    }
  });
  return sound;
}

import { completeDraft } from "../complete-draft.ts";
import type { DraftLine } from "../draft-line.ts";
import { PlatformError } from "../platform-client.ts";
import { runConcurrently } from "../run-concurrently.ts";
import { type Destination, sendEach } from "../send-each.ts";
import { draftsPerBatch, type ImportContainer } from "./import-container.ts";

const concurrentRequests = 6;

/** Sends new drafts in batches. A batch that is refused whole is sent draft by draft, so that the bad one is found. */
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

/** Nothing for a refusal of the platform, which says too little; anything else is thrown on. */
function toRefusal(error: unknown): undefined {
  if (!(error instanceof PlatformError)) throw error;
}

/** Those that refer to what exists; the others are reported. */
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

import { draftsPerBatch, ImportContainer } from "./batches/import-container.ts";
import { sendBatches } from "./batches/send-batches.ts";
import { type DraftLine, toIdentity } from "./draft-line.ts";
import { type Destination, sendEach } from "./send-each.ts";

/** Drafts of one kind that do not wait for each other. */
export type Round = readonly DraftLine[];

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

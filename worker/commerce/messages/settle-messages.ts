import type { Database } from "../database/database.ts";
import type { ClaimedMessage } from "./claim-messages.ts";

const SHORTEST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** The pause before the next try doubles with each failure, up to ten minutes. */
function pauseAfter(attempts: number): number {
  return Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

export interface Settled {
  readonly delivered: readonly ClaimedMessage[];
  readonly failed: readonly ClaimedMessage[];
  /** Claimed, but not tried: an earlier one of the resource failed, or the round's time was over. */
  readonly untried: readonly ClaimedMessage[];
}

/**
 * Takes what was delivered out of the outbox and says when the rest comes again. What another run holds by now, because
 * this one came back too late, is left to it.
 */
export async function settleMessages(database: Database, now: number, settled: Settled): Promise<void> {
  const done = database
    .prepare("UPDATE message SET pending = 0 WHERE seq IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(settled.delivered.map(({ seq }) => seq)));
  const again = database
    .prepare(
      `UPDATE message AS m SET due_at = w.value ->> 1, attempts = w.value ->> 2
        FROM json_each(?) w WHERE m.seq = w.value ->> 0 AND m.due_at = w.value ->> 3`,
    )
    .bind(
      JSON.stringify([
        ...settled.failed.map(({ seq, attempts, heldUntil }) => [
          seq,
          now + pauseAfter(attempts),
          attempts,
          heldUntil,
        ]),
        ...settled.untried.map(({ seq, attempts, heldUntil }) => [seq, now, attempts - 1, heldUntil]),
      ]),
    );
  await database.batch([done, again]);
}

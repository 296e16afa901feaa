import type { Environment } from "./environment.ts";

const dayMs = 86_400_000;

/** What was not found is forgotten after its time, an import that nobody ended after a day. */
export async function forgetOld({ database, missesKeptDays }: Environment, now: number): Promise<void> {
  const firstKept = new Date(now - missesKeptDays * dayMs).toISOString().slice(0, 10);
  const yesterday = now - dayMs;
  await database.batch([
    database.prepare("DELETE FROM miss WHERE day < ?1").bind(firstKept),
    database
      .prepare(
        "DELETE FROM staged_redirection WHERE import_id IN (SELECT id FROM import WHERE began_at < ?1)",
      )
      .bind(yesterday),
    database.prepare("DELETE FROM import WHERE began_at < ?1").bind(yesterday),
  ]);
}

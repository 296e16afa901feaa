import { keepBackups } from "./backup/keep-backups.ts";
import { isRestoring } from "./backup/restore-backup.ts";
import { forgetOldRows } from "./forget-old-rows.ts";
import { reckonDuePrices } from "./products/reckon-prices.ts";
import { finishDueRevisions } from "./products/type-revisions.ts";
import { PLATFORM_ACCESS } from "./requests/access.ts";
import type { Environment } from "./requests/environment.ts";
import { createRequestContext } from "./requests/request-context.ts";

/** Once a minute, and not while a backup is put back: delivers what is due once more, begins and ends product discounts, forgets what is old, goes on with what was cut off, then with a backup. */
export async function runSchedule(environment: Environment, now: number): Promise<void> {
  const { outbox, database } = environment;
  if (await isRestoring(database)) return;
  await outbox.drain();
  await reckonDuePrices(createRequestContext(environment, PLATFORM_ACCESS));
  // It looks through every resource's last message: once an hour.
  if (new Date(now).getUTCMinutes() === 0) await forgetOldRows(database, now);
  await finishDueRevisions(createRequestContext(environment, PLATFORM_ACCESS));
  await keepBackups(environment, now);
}

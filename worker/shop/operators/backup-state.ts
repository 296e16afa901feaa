import { boolean, nullable, number, type } from "superstruct";
import { withTimeLimit } from "../../../app/gateways/with-time-limit";
import { rememberEnvironment } from "../environment-memory";

const Backups = type({ health: type({ ageHours: nullable(number()), isStale: boolean() }) });

/**
 * The newest backup of the embedded platform that was written and verified. `unknown`: the platform reports none (a
 * hosted one), or did not respond in time.
 */
export type BackupState = "unknown" | { readonly ageHours: number | null; readonly isStale: boolean };

/** The operators' page does not wait longer for secondary data. */
const limitMs = 1_000;

/** Requests the age of the platform's newest backup, and whether it is too old for daily backups. Never fails. */
export async function readBackupState(bindings: ShopBindings): Promise<BackupState> {
  if (!bindings.COMMERCE) return "unknown";
  const { commerce } = rememberEnvironment(bindings);
  return withTimeLimit<BackupState>(limitMs, async (signal) => {
    const late = new Promise<"unknown">((resolve) => {
      signal.addEventListener("abort", () => resolve("unknown"), { once: true });
    });
    const answer = commerce.read("/backups", Backups);
    return Promise.race([
      answer.then((answered): BackupState => (answered.ok ? answered.value.health : "unknown")),
      late,
    ]);
  });
}

/** The operators' text: the age, and a warning if it is too old or missing. */
export function describeBackup(state: BackupState): {
  readonly description: string;
  readonly isBad: boolean;
} {
  if (state === "unknown") return { description: state, isBad: false };
  const { ageHours, isStale } = state;
  const age = ageHours === null ? "none yet" : `${ageHours} hours old`;
  if (!isStale) return { description: age, isBad: false };
  const warning = "one a day should be there: look for backup-step-failed in the platform’s log";
  return { description: `${age}: ${warning}`, isBad: true };
}

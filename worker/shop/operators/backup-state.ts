import { boolean, nullable, number, type } from "superstruct";
import { withTimeLimit } from "../../../app/gateways/with-time-limit";
import { rememberEnvironment } from "../environment-memory";

const Backups = type({ health: type({ ageHours: nullable(number()), isStale: boolean() }) });

/**
 * The newest backup of the embedded platform that was written and read back. `unknown`: the platform keeps none that it
 * tells of (a hosted one), or did not say in time.
 */
export type BackupState = "unknown" | { readonly ageHours: number | null; readonly isStale: boolean };

/** The operators' page waits no longer for what is not its main matter. */
const limitMs = 1_000;

/** Asks the platform how old its newest backup is, and whether that is older than one a day allows. Never fails. */
export async function readBackupState(bindings: ShopBindings): Promise<BackupState> {
  if (!bindings.COMMERCE) return "unknown";
  const { commerce } = rememberEnvironment(bindings);
  return withTimeLimit<BackupState>(limitMs, async (signal) => {
    const late = new Promise<"unknown">((resolve) => {
      signal.addEventListener("abort", () => resolve("unknown"), { once: true });
    });
    const answer = commerce.read("/backups", Backups);
    return Promise.race([
      answer.then((said): BackupState => (said.ok ? said.value.health : "unknown")),
      late,
    ]);
  });
}

/** As operators read it: the age, and a warning where it is too old or there is none. */
export function describeBackup(state: BackupState): { readonly words: string; readonly isBad: boolean } {
  if (state === "unknown") return { words: state, isBad: false };
  const { ageHours, isStale } = state;
  const age = ageHours === null ? "none yet" : `${ageHours} hours old`;
  if (!isStale) return { words: age, isBad: false };
  const warning = "one a day should be there: look for backup-step-failed in the platform’s log";
  return { words: `${age}: ${warning}`, isBad: true };
}

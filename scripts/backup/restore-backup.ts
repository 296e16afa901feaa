import { assert, boolean, number, string, type } from "superstruct";
import type { PlatformClient } from "../import/platform-client.ts";

const ProgressShape = type({ isDone: boolean(), step: string(), at: string(), pages: number() });

interface RestoreOptions {
  /** Whether the database's data may be deleted. */
  readonly replaces: boolean;
  readonly say: (sentence: string) => void;
}

/**
 * Makes the embedded platform restore a backup. Throws the platform's refusal: the database is not empty, or the backup
 * is missing.
 */
export async function restoreBackup(
  client: PlatformClient,
  name: string,
  { replaces, say }: RestoreOptions,
): Promise<void> {
  for (;;) {
    const path = `/backups/${encodeURIComponent(name)}/restore`;
    const progress = await client.send("POST", path, { replaces });
    assert(progress, ProgressShape);
    if (progress.isDone) return;
    say(`${progress.step} ${progress.at} (the backup has ${progress.pages} pages)`);
  }
}

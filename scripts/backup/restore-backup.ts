import { assert, boolean, number, string, type } from "superstruct";
import type { PlatformClient } from "../import/platform-client.ts";

const ProgressShape = type({ isDone: boolean(), step: string(), at: string(), pages: number() });

interface RestoreOptions {
  /** Whether what the database holds may be thrown away. */
  readonly replaces: boolean;
  readonly say: (sentence: string) => void;
}

/** Has the embedded platform put a backup back. Throws what the platform has against it: a database that is not empty, no such backup. */
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

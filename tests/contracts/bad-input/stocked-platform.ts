import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Draft } from "../../../scripts/import/draft-line.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import { readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
import type { ResourceKind } from "../../../scripts/import/resource-kind.ts";
import { type RunningPlatform, startPlatform } from "../import/start-platform.ts";

export interface StockedPlatform extends RunningPlatform {
  readonly client: PlatformClient;
  /** The drafts of one kind that it was filled with. */
  draftsOf(kind: ResourceKind): readonly Draft[];
}

/** Starts a platform with one resource of every kind. */
export async function stockPlatform(): Promise<StockedPlatform> {
  const platform = await startPlatform();
  const client = new PlatformClient(platform.settings);
  const { lines } = await readDraftFiles([fileURLToPath(new URL("../import/everything", import.meta.url))]);
  const report = await importDrafts(client, lines);
  if (report.badLines.length > 0) throw new Error(JSON.stringify(report.badLines));
  const draftsOf = (kind: ResourceKind) =>
    lines.filter((line) => line.kind === kind).map(({ draft }) => draft);
  return { ...platform, client, draftsOf };
}

/** Rows that a failed request may leave: issued tokens, and counts of failed sign-ins. */
const notATrace = /^(?:sqlite_|d1_|token|anonymous_session|write_guard|sign_in|outbox_delivery)/;

/** Returns each table's row count and digest: equal when nothing was written in between. */
export async function digestDatabase(
  platform: Pick<RunningPlatform, "readTables">,
): Promise<Readonly<Record<string, string>>> {
  const tables = [...(await platform.readTables())].filter(([name]) => !notATrace.test(name));
  return Object.fromEntries(
    tables.map(([name, rows]) => {
      const digest = createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16);
      return [name, `${rows.length} rows, ${digest}`];
    }),
  );
}

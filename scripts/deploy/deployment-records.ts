import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { create, type Infer, nullable, object, string } from "superstruct";
import { root } from "../house/run-command.mjs";

/** In the checkout but never committed: each version that was deployed from here, by its id. */
const recordsFolder = path.join(root, ".deployments");
/** Folder into which the build writes the browser scripts' source maps, apart from the served files. */
const builtMaps = path.join(root, "build/source-maps");

/** More than any rollback needs; a version's maps have a few megabytes. */
const maxRecords = 30;

const DeploymentRecord = object({
  version: string(),
  /** production or staging. */
  deployment: string(),
  /** ISO 8601. */
  sentAt: string(),
  /** The checked-out commit; null: unknown. */
  commit: nullable(string()),
});

type DeploymentRecord = Infer<typeof DeploymentRecord>;

/** Records a deployed version of the shop, with the maps of its scripts; deletes the oldest records. */
export function keepDeployment(record: DeploymentRecord, maps = builtMaps, records = recordsFolder): void {
  const folder = path.join(records, record.version);
  mkdirSync(folder, { recursive: true });
  cpSync(maps, path.join(folder, "source-maps"), { recursive: true });
  writeFileSync(path.join(folder, "deployment.json"), `${JSON.stringify(record, null, 2)}\n`);
  for (const { version } of listDeployments(records).slice(maxRecords))
    rmSync(path.join(records, version), { recursive: true });
}

/** Lists the versions deployed from here, newest first. */
function listDeployments(records: string): readonly DeploymentRecord[] {
  if (!existsSync(records)) return [];
  const found = readdirSync(records)
    .map((version) => path.join(records, version, "deployment.json"))
    .filter((file) => existsSync(file))
    .map((file) => create(JSON.parse(readFileSync(file, "utf8")), DeploymentRecord));
  return found.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/**
 * Returns the map folders to search, in order.
 * With a name: those of a version (the beginning of its id is enough) or the named folder. Otherwise the last build's
 * and all deployed ones, because a script's name is unique to its content.
 */
export function findMapFolders(named?: string, maps = builtMaps, records = recordsFolder): readonly string[] {
  const sent = listDeployments(records);
  const toFolder = ({ version }: DeploymentRecord) => path.join(records, version, "source-maps");
  if (named === undefined) return [maps, ...sent.map(toFolder)];
  const record = sent.find(({ version }) => version.startsWith(named));
  if (record) return [toFolder(record)];
  if (existsSync(named)) return [named];
  throw new Error(
    `${named} is no version that was deployed from here (${records}), and no folder of source maps`,
  );
}

/** Throws when a map is among the served files: the sources would be public. */
export function refuseServedMaps(served = path.join(root, "build/client")): void {
  const files = readdirSync(served, { recursive: true, encoding: "utf8" });
  const maps = files.filter((file) => file.endsWith(".map"));
  if (maps.length > 0)
    throw new Error(`Source maps are among the served files, so nothing is deployed: ${maps.join(", ")}`);
}

/** Returns the checked-out commit; null outside of a repository. */
export function readCommit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}

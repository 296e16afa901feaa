import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { create, type Infer, nullable, object, string } from "superstruct";
import { root } from "../house/run-command.mjs";

/** Beside the checkout's own files and in no commit: each version that was sent from here, by its id. */
const recordsFolder = path.join(root, ".deployments");
/** Where the build lays the maps of the browser's scripts, apart from what is served. */
const builtMaps = path.join(root, "build/source-maps");

/** More than anybody goes back to; a version's maps have a few megabytes. */
const mostKept = 30;

const DeploymentRecord = object({
  version: string(),
  /** production or staging. */
  deployment: string(),
  /** ISO 8601. */
  sentAt: string(),
  /** What was checked out; null: nobody knows. */
  commit: nullable(string()),
});

type DeploymentRecord = Infer<typeof DeploymentRecord>;

/** Writes down that a version of the shop was sent, with the maps of its scripts; the oldest records go. */
export function keepDeployment(record: DeploymentRecord, maps = builtMaps, records = recordsFolder): void {
  const folder = path.join(records, record.version);
  mkdirSync(folder, { recursive: true });
  cpSync(maps, path.join(folder, "source-maps"), { recursive: true });
  writeFileSync(path.join(folder, "deployment.json"), `${JSON.stringify(record, null, 2)}\n`);
  for (const { version } of listDeployments(records).slice(mostKept))
    rmSync(path.join(records, version), { recursive: true });
}

/** The versions that were sent from here, the newest first. */
function listDeployments(records: string): readonly DeploymentRecord[] {
  if (!existsSync(records)) return [];
  const found = readdirSync(records)
    .map((version) => path.join(records, version, "deployment.json"))
    .filter((file) => existsSync(file))
    .map((file) => create(JSON.parse(readFileSync(file, "utf8")), DeploymentRecord));
  return found.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/**
 * Folders of maps to look into, in this order: those of a version (the beginning of its id is enough) or the folder that is
 * named; else the last build's and all that were sent, as a script's name is of one content alone.
 */
export function findMapFolders(named?: string, maps = builtMaps, records = recordsFolder): readonly string[] {
  const sent = listDeployments(records);
  const toFolder = ({ version }: DeploymentRecord) => path.join(records, version, "source-maps");
  if (named === undefined) return [maps, ...sent.map(toFolder)];
  const record = sent.find(({ version }) => version.startsWith(named));
  if (record) return [toFolder(record)];
  if (existsSync(named)) return [named];
  throw new Error(`${named} is no version that was sent from here (${records}), and no folder of maps`);
}

/** Throws when a map is among the files that are served: everybody could read the sources. */
export function refuseServedMaps(served = path.join(root, "build/client")): void {
  const files = readdirSync(served, { recursive: true, encoding: "utf8" });
  const maps = files.filter((file) => file.endsWith(".map"));
  if (maps.length > 0)
    throw new Error(
      `Source maps are among the files that are served, so nothing is sent: ${maps.join(", ")}`,
    );
}

/** The commit that is checked out; null outside of a repository. */
export function readCommit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}

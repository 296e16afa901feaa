import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { create, type Infer, nullable, object, string } from "superstruct";
import { isVersioned } from "../first-view/release-deltas.ts";
import { root } from "../house/run-command.mjs";

/** In the checkout but never committed: each version that was deployed from here, by its id. */
const recordsFolder = path.join(root, ".deployments");
/** Folder into which the build writes the browser scripts' source maps, apart from the served files. */
const builtMaps = path.join(root, "build/source-maps");

/** The files that the build makes for browsers. */
const builtAssets = path.join(root, "build/client/assets");
/** Browsers that visited since the third last release load only what changed. */
const maxReleasedAssets = 3;

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

/** What the build writes for a deployment's record. */
type Built = { readonly maps: string; readonly assets: string };

/**
 * Records a deployed version of the shop, with its scripts, style sheets and their maps; deletes the oldest records, and
 * the scripts and style sheets of older ones.
 */
export function keepDeployment(
  record: DeploymentRecord,
  built: Built = { maps: builtMaps, assets: builtAssets },
  records = recordsFolder,
): void {
  const folder = path.join(records, record.version);
  mkdirSync(folder, { recursive: true });
  cpSync(built.maps, path.join(folder, "source-maps"), { recursive: true });
  const assets = path.join(folder, "assets");
  mkdirSync(assets, { recursive: true });
  for (const name of readdirSync(built.assets).filter(isVersioned))
    cpSync(path.join(built.assets, name), path.join(assets, name));
  writeFileSync(path.join(folder, "deployment.json"), `${JSON.stringify(record, null, 2)}\n`);
  const sent = listDeployments(records).map(({ version }) => path.join(records, version));
  for (const old of sent.slice(maxRecords)) rmSync(old, { recursive: true });
  for (const old of sent.slice(maxReleasedAssets))
    rmSync(path.join(old, "assets"), { recursive: true, force: true });
}

/** Returns the folders of the last deployed scripts and style sheets, which browsers may have. */
export function findReleasedAssets(records = recordsFolder): readonly string[] {
  return listDeployments(records)
    .map(({ version }) => path.join(records, version, "assets"))
    .filter((folder) => existsSync(folder));
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

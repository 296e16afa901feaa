import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { requireNode } from "./require-node.mjs";
import { root, runCommand } from "./run-command.mjs";
import { fail, say } from "./say.mjs";

/** Installs the lockfile's packages when `node_modules` contains others. */
export async function ensureDependencies() {
  requireNode();
  if (hasInstalled()) return;
  say("Installing the dependencies of the lockfile …");
  const code = await runCommand("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0)
    fail(
      "npm ci failed (its message is above). Check the network to your npm registry and run the command again.",
    );
}

/** Reports whether `node_modules` contains the lockfile's packages, as npm recorded after its last installation. */
export function hasInstalled() {
  const record = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  return isSameInstallation(readPackages(path.join(root, "package-lock.json")), readPackages(record));
}

const readPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * Compares the lockfile's packages with those that npm recorded. Optional ones may be missing, because they are for
 * other platforms; the Node of this platform may not.
 */
export function isSameInstallation(wanted, installed) {
  const node = `node_modules/node-${process.platform}-${process.arch}`;
  const isSame = (name) =>
    installed[name]?.version === wanted[name]?.version &&
    installed[name]?.integrity === wanted[name]?.integrity;
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(wanted).every(
      (name) => name === "" || name in installed || (wanted[name].optional === true && name !== node),
    )
  );
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashFiles } from "./hash-files.mjs";
import { root, runCommand } from "./run-command.mjs";
import { fail, say } from "./say.mjs";

const stamp = path.join(root, "node_modules", ".ironhall-installed");

/** Installs what the lockfile names when it is not there yet, or changed. */
export async function ensureDependencies() {
  const [major] = process.versions.node.split(".").map(Number);
  if (major < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  const wanted = hashFiles(["package-lock.json", "package.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing the dependencies of the lockfile …");
  const code = await runCommand("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0)
    fail(
      "npm ci failed (its message is above). Check the network to your npm registry and run the command again.",
    );
  writeFileSync(stamp, wanted);
}

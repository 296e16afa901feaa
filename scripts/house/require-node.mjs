import { fail } from "./say.mjs";

/** Required by all commands: TypeScript without flags, SQLite and the tools' minimum. */
const neededMajor = 24;

/** Platforms for which the lockfile has that Node (`optionalDependencies`); npm scripts find it first in their PATH. */
const providedFor = ["linux-x64", "linux-arm64"];

/** The oldest version that can install and start the provided one. */
const oldestStarter = 20;

/**
 * Returns instructions when this Node cannot run the project's commands, else null.
 *
 * @param {string} version such as `24.1.0`
 * @param {string} platform such as `darwin-arm64`
 */
export function describeOldNode(version, platform) {
  const major = Number.parseInt(version, 10);
  const isProvided = providedFor.includes(platform);
  if (major >= (isProvided ? oldestStarter : neededMajor)) return null;
  const wanted = `Install Node ${neededMajor} (https://nodejs.org/en/download) and run the command again.`;
  return `Node ${version} is too old on ${platform}. ${wanted}`;
}

/** Ends the process with instructions when this Node can neither run the commands nor start the provided one. */
export function requireNode() {
  const problem = describeOldNode(process.versions.node, `${process.platform}-${process.arch}`);
  if (problem) fail(problem);
}

/** Ends the process with instructions when Node is started by hand and is too old for TypeScript. */
export function requireTypeScript(command) {
  requireNode();
  if (!process.features.typescript) fail(`Run it as \`${command}\`: npm finds the Node of the lockfile.`);
}

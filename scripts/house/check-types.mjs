import { runCommand } from "./run-command.mjs";

/** Four programs, so that no environment sees the globals of another; a file's location decides its environment. */
const places = ["worker", "node", "browser", "service-worker"];

/**
 * Checks the types of each environment.
 * Results of unchanged programs are cached in node_modules/.cache.
 */
async function checkTypes() {
  const codes = await Promise.all(
    places.map((place) =>
      runCommand("tsc", [
        "-p",
        `tsconfig.${place}.json`,
        "--incremental",
        "--tsBuildInfoFile",
        `node_modules/.cache/types/${place}.tsbuildinfo`,
      ]),
    ),
  );
  return codes.every((code) => code === 0);
}

process.exitCode = (await checkTypes()) ? 0 : 1;

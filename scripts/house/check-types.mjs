import { runCommand } from "./run-command.mjs";

/** Four programs, so that no place knows the globals of another; what a file may use is decided by where it lies. */
const places = ["worker", "node", "browser", "service-worker"];

/** Checks the types of each place; what has not changed since the last run is remembered in node_modules/.cache. */
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

import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { servePhotographs } from "../../scripts/bench/browser/photographs.ts";
import { findFreePort } from "../../scripts/serve/find-free-port.ts";
import { prepareAndServe } from "../../scripts/serve/prepare-and-serve.ts";
import { platformStandIn } from "./platform-stand-in.ts";
import { copySeededState, testedPlatform, testedProducts } from "./seeded-state.ts";

/**
 * Serves one shop with databases of its own and a platform that can fail, for the edge tests.
 * Deletes it afterwards.
 */
export default async function serveForEdge(): Promise<() => Promise<void>> {
  const stateFolder = await copySeededState("edge");
  const logFile = path.join(stateFolder, "log");
  writeFileSync(logFile, "");
  const port = await findFreePort();
  const photographs = await servePhotographs();
  const serving = await prepareAndServe({
    port,
    products: testedProducts,
    stateFolder,
    isQuiet: true,
    onLog: (line) => appendFileSync(logFile, `${line}\n`),
    platformStandIn,
    searchStandIn: platformStandIn,
    // Long for a platform on this machine, short for a test that waits for the timeout.
    variables: { COMMERCE_TIMEOUT_MS: "2500", PHOTOGRAPH_HOSTS: photographs.host },
    platformVariables: testedPlatform,
  });
  process.env.IRONHALL_EDGE_PORT = String(port);
  process.env.IRONHALL_EDGE_LOG = logFile;
  process.env.IRONHALL_EDGE_PHOTOGRAPHS = photographs.host;
  return async () => {
    photographs.stop();
    await serving.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  };
}

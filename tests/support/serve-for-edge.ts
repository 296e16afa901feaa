import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../scripts/serve/find-free-port.ts";
import { prepareAndServe } from "../../scripts/serve/prepare-and-serve.ts";
import { platformStandIn } from "./platform-stand-in.ts";

/** Enough that a product has similar ones to show, and that some are used. */
export const edgeProducts = 160;

/**
 * Serves one shop with fresh databases and a platform that can fail, for the edge tests.
 * Deletes it afterwards.
 */
export default async function serveForEdge(): Promise<() => Promise<void>> {
  const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-edge-"));
  const logFile = path.join(stateFolder, "log");
  writeFileSync(logFile, "");
  const port = await findFreePort();
  const serving = await prepareAndServe({
    port,
    products: edgeProducts,
    stateFolder,
    isQuiet: true,
    onLog: (line) => appendFileSync(logFile, `${line}\n`),
    platformStandIn,
    searchStandIn: platformStandIn,
    // Long for a platform on this machine, short for a test that waits for the timeout.
    variables: { COMMERCE_TIMEOUT_MS: "2500" },
    // Dozens sign in at once: the password hash cost is that of the deployment.
    platformVariables: { PASSWORD_COST: "1024,8,1" },
  });
  process.env.IRONHALL_EDGE_PORT = String(port);
  process.env.IRONHALL_EDGE_LOG = logFile;
  return async () => {
    await serving.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  };
}

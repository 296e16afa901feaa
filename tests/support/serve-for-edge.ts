import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../scripts/serve/find-free-port.ts";
import { prepareAndServe } from "../../scripts/serve/prepare-and-serve.ts";
import { platformStandIn } from "./platform-stand-in.ts";

/** Enough that a product has others like it to be shown beside, and that some are used ones. */
export const edgeProducts = 160;

/** One shop for the tests of its edge, with a platform that can be made to fail, fresh databases; gone afterwards. */
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
    // Long for a platform on this machine, short for a test that waits for the end of it.
    variables: { COMMERCE_TIMEOUT_MS: "2500" },
    // Dozens sign in at once: what a password costs is the deployment's own.
    platformVariables: { PASSWORD_COST: "1024,8,1" },
  });
  process.env.IRONHALL_EDGE_PORT = String(port);
  process.env.IRONHALL_EDGE_LOG = logFile;
  return async () => {
    await serving.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  };
}

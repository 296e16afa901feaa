import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../scripts/serve/find-free-port.ts";
import { prepareAndServe } from "../../scripts/serve/prepare-and-serve.ts";
import { servePlainPictures } from "./plain-pictures.ts";

/** Serves one shop for all journeys, on a free port with fresh databases; deletes it afterwards. */
export default async function serveForJourneys(): Promise<() => Promise<void>> {
  const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-journeys-"));
  const port = await findFreePort();
  const serving = await prepareAndServe({
    port,
    products: 200,
    stateFolder,
    isQuiet: true,
    changeWorkers: servePlainPictures,
    // Shoppers sign in while other pages are measured.
    platformVariables: { PASSWORD_COST: "1024,8,1" },
  });
  process.env.IRONHALL_PORT = String(port);
  return async () => {
    await serving.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  };
}

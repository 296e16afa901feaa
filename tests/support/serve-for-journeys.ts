import { rmSync } from "node:fs";
import { findFreePort } from "../../scripts/serve/find-free-port.ts";
import { prepareAndServe } from "../../scripts/serve/prepare-and-serve.ts";
import { servePlainPictures } from "./plain-pictures.ts";
import { copySeededState, testedPlatform, testedProducts } from "./seeded-state.ts";

/** Serves one shop for all journeys, on a free port with databases of its own; deletes them afterwards. */
export default async function serveForJourneys(): Promise<() => Promise<void>> {
  const stateFolder = await copySeededState("journeys");
  const port = await findFreePort();
  const serving = await prepareAndServe({
    port,
    products: testedProducts,
    stateFolder,
    isQuiet: true,
    changeWorkers: servePlainPictures,
    platformVariables: testedPlatform,
  });
  process.env.IRONHALL_PORT = String(port);
  return async () => {
    await serving.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  };
}

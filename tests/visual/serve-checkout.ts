import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../scripts/house/run-command.mjs";
import { findFreePort } from "../../scripts/serve/find-free-port.ts";

type Preparation = typeof import("../../scripts/serve/prepare-and-serve.ts");

/** Serves the built shop of the checkout `IRONHALL_CHECKOUT`, by its own code, with fresh databases. */
export default async function serveCheckout(): Promise<() => Promise<void>> {
  const checkout = process.env.IRONHALL_CHECKOUT ?? root;
  const file = path.join(checkout, "scripts/serve/prepare-and-serve.ts");
  const { prepareAndServe }: Preparation = await import(pathToFileURL(file).href);
  const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-visual-"));
  const port = await findFreePort();
  const serving = await prepareAndServe({ port, products: 200, stateFolder, isQuiet: true });
  process.env.IRONHALL_PORT = String(port);
  return async () => {
    await serving.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  };
}

import path from "node:path";
import { runnerImport } from "vite";
import type * as Duties from "../../app/law/model/duties.ts";
import { root } from "./run-command.mjs";

/** Loads the table of duties; its modules are resolved as in the build. */
export async function loadDuties(): Promise<typeof Duties> {
  const file = path.join(root, "app/law/model/duties.ts");
  const { module } = await runnerImport<typeof Duties>(file, { configFile: false, logLevel: "error" });
  return module;
}

import path from "node:path";
import { build } from "vite";
import { root } from "../../house/run-command.mjs";
import { migrate } from "../../serve/migrate.ts";
import { type ServedScript, serveScript } from "../serve-script.ts";

export const projectKey = "ironhall";
export const credentials = { id: "bench", secret: "the-secret-of-the-bench-client" };

/** The id of the local database in worker/commerce/wrangler.toml, under which migrations find it. */
const databaseId = "00000000-0000-4000-8000-000000000001";

/** Bundles the platform's worker with the recording entry into one module. */
export async function bundlePlatform(): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["workerd", "worker", "browser"] },
    ssr: { noExternal: true, target: "webworker" },
    build: { ssr: path.join(root, "scripts/bench/platform/platform-worker.ts"), write: false, minify: true },
  });
  const chunks = "output" in output ? output.output : [];
  const [entry] = chunks;
  if (entry?.type !== "chunk" || chunks.length !== 1)
    throw new Error("The platform was not bundled into one module");
  return entry.code;
}

/** Starts the platform alone on a free port, with the database in this folder. */
export async function startPlatform(script: string, stateFolder: string): Promise<ServedScript> {
  await migrate(stateFolder);
  return serveScript(script, {
    compatibilityFlags: ["nodejs_compat"],
    bindings: {
      PROJECT_KEY: projectKey,
      BOOTSTRAP_CLIENT_ID: credentials.id,
      BOOTSTRAP_CLIENT_SECRET: credentials.secret,
    },
    d1Databases: { DB: databaseId },
    resourcePersistencePath: path.resolve(root, stateFolder, "v3"),
  });
}

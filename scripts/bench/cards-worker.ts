import path from "node:path";
import { build } from "vite";
import { root } from "../house/run-command.mjs";
import { serveScript } from "./serve-script.ts";

/** Bundles baseline (c) like the shop (production React, minified, one module) and starts it. */
export async function startCards(): Promise<{ url: string; stop: () => Promise<void> }> {
  // Vite reads it, and serving the shops may have set another value.
  process.env.NODE_ENV = "production";
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["workerd", "worker", "browser"] },
    ssr: { noExternal: true, target: "webworker" },
    build: { ssr: path.join(root, "scripts/bench/cards.tsx"), write: false, minify: true },
  });
  const chunks = "output" in output ? output.output : [];
  const [entry] = chunks;
  if (entry?.type !== "chunk" || chunks.length !== 1)
    throw new Error("The cards were not bundled into one module");
  return serveScript(entry.code);
}

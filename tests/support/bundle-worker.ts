import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const root = path.resolve(import.meta.dirname, "../..");
const bundles = new Map<string, Promise<string>>();

/** Each run has its own: two runs side by side must not empty each other's folder. */
const runFolder = path.join(root, "node_modules/.cache/ironhall-tests", String(process.pid));
process.on("exit", () => rmSync(runFolder, { recursive: true, force: true }));

/**
 * One file of a worker's whole source as it is now, for test files that only ask it: vitest's runner loads source a
 * module at a time, anew for every test file, which for hundreds of them takes longer than most tests. Returns its path.
 */
export function bundleWorker(name: string, entry: string): Promise<string> {
  const folder = path.join(runFolder, name);
  const known = bundles.get(name);
  if (known) return known;
  const bundle = build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: path.join(root, entry),
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: "es2024",
      rolldownOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: "worker.js", codeSplitting: false },
      },
    },
  }).then(() => path.join(folder, "worker.js"));
  bundles.set(name, bundle);
  return bundle;
}

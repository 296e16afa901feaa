import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const root = path.resolve(import.meta.dirname, "../..");
const bundles = new Map<string, Promise<string>>();

/** One folder per run: parallel runs must not empty each other's folder. */
const runFolder = path.join(root, "node_modules/.cache/ironhall-tests", String(process.pid));
process.on("exit", () => rmSync(runFolder, { recursive: true, force: true }));

/**
 * Bundles a worker's current source into one file and returns its path. For test files that only send requests to the
 * worker: vitest's runner loads source module by module, again for every test file, which for hundreds of modules takes
 * longer than most tests.
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

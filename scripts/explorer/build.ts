import path from "node:path";
import { build } from "vite";

const root = path.resolve(import.meta.dirname, "../..");

// Builds the explorer's browser script as one file, which the platform's build includes as text. Not below build/,
// which is emptied.
await build({
  configFile: false,
  root,
  logLevel: "error",
  publicDir: false,
  build: {
    outDir: ".wrangler/explorer",
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: {
      entry: "worker/commerce/operator/explorer/client/main.ts",
      formats: ["es"],
      fileName: () => "explorer.js",
    },
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
});

import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { compressFolder, compressStartPicture } from "./compress-folder.ts";

const sourceMaps = "build/source-maps";
const compressible = /\.(?:js|css|json|svg)$/;

/**
 * Moves source maps out of the served files, and compresses assets.
 * Operators read stacks with the maps (`npm run resolve-stack`). The compressed copy is next to each asset, `a.js.br`,
 * for `worker/shop/steps/serve-assets.ts`.
 */
export const finishedAssets: Plugin = {
  name: "finished-assets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle: {
    order: "post",
    async handler({ dir }, bundle) {
      rmSync(sourceMaps, { recursive: true, force: true });
      mkdirSync(sourceMaps, { recursive: true });
      for (const file of Object.keys(bundle).filter((name) => name.endsWith(".map")))
        renameSync(path.join(dir ?? "", file), path.join(sourceMaps, path.basename(file)));
      await compressFolder(`${dir}/assets`, compressible);
      await compressStartPicture(`${dir}/pictures`);
    },
  },
};

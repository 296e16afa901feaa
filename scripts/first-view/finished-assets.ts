import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { findReleasedAssets } from "../deploy/deployment-records.ts";
import { compressFolder, compressStartPicture } from "./compress-folder.ts";
import { writeReleaseDeltas } from "./release-deltas.ts";

const sourceMaps = "build/source-maps";
const client = "build/client";
const compressible = /\.(?:js|css|json|svg)$/;

/**
 * Moves source maps out of the served files: operators read stacks with them (`npm run resolve-stack`). Compresses the
 * start page's first picture.
 */
const finishedClient: Plugin = {
  name: "finished-client",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle: {
    order: "post",
    async handler({ dir }, bundle) {
      rmSync(sourceMaps, { recursive: true, force: true });
      mkdirSync(sourceMaps, { recursive: true });
      for (const file of Object.keys(bundle).filter((name) => name.endsWith(".map")))
        renameSync(path.join(dir ?? "", file), path.join(sourceMaps, path.basename(file)));
      await compressStartPicture(`${client}/pictures`);
    },
  },
};

/**
 * Writes the compressed copy of each asset next to it, `a.js.br`, for `worker/shop/steps/serve-assets.ts`, and its deltas
 * against the last releases. The router adds assets while it builds the server: the manifest of routes, style sheets.
 */
const compressedAssets: Plugin = {
  name: "compressed-assets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  writeBundle: {
    order: "post",
    async handler() {
      await compressFolder(`${client}/assets`, compressible);
      await writeReleaseDeltas(`${client}/assets`, findReleasedAssets());
    },
  },
};

export const finishedAssets = [finishedClient, compressedAssets];

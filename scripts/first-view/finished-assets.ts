import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);
const sourceMaps = "build/source-maps";
const compressible = /\.(?:js|css|json|svg)$/;
/** Pictures of the start page: its first view waits for them, so they get the best compression. */
const startPictures = /^(?:hero|department-[a-z-]+)\.svg$/;

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
      await compressFolder(`${dir}/pictures`, startPictures);
    },
  },
};

async function compressFolder(folder: string, names: RegExp): Promise<void> {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((file) => names.test(file));
  await Promise.all(
    files.map(async (file) =>
      writeFileSync(`${folder}/${file}.br`, await compressWhole(`${folder}/${file}`)),
    ),
  );
}

/** Compresses at brotli's highest level: runs once, for files that browsers cache for a year. */
function compressWhole(file: string): Promise<Uint8Array> {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compress(content, { params });
}

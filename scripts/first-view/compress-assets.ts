import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|json|svg)$/;
const compress = promisify(brotliCompress);

/** As small as brotli can: done once, for files that are kept for a year. */
export function compressWhole(content: string | Uint8Array): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compress(content, { params });
}

/** Pictures of the start page: too few to wait for, too many bytes of its first view to leave to a quick compression. */
const startPictures = /^(?:hero|department-[a-z-]+)\.svg$/;

/** Puts a compressed copy beside each asset, `a.js.br`, for `worker/shop/steps/serve-assets.ts`. */
export const compressAssets: Plugin = {
  name: "compress-assets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir }) {
    await compressFolder(`${dir}/assets`, compressible);
    await compressFolder(`${dir}/pictures`, startPictures);
  },
};

async function compressFolder(folder: string, names: RegExp): Promise<void> {
  const files = readdirSync(folder).filter((file) => names.test(file));
  await Promise.all(
    files.map(async (file) =>
      writeFileSync(`${folder}/${file}.br`, await compressWhole(readFileSync(`${folder}/${file}`))),
    ),
  );
}

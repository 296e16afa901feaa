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

/** Puts a compressed copy beside each asset, `a.js.br`, for `worker/shop/steps/serve-assets.ts`. */
export const compressAssets: Plugin = {
  name: "compress-assets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir }) {
    const folder = `${dir}/assets`;
    const files = readdirSync(folder).filter((file) => compressible.test(file));
    await Promise.all(
      files.map(async (file) =>
        writeFileSync(`${folder}/${file}.br`, await compressWhole(readFileSync(`${folder}/${file}`))),
      ),
    );
  },
};

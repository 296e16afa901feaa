import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Compresses the start page's first picture: its first view waits for it, so it gets the best compression. */
export function compressStartPicture(folder: string): Promise<void> {
  return compressFolder(folder, /^hero\.svg$/);
}

/** Writes a compressed copy next to each file with one of the names: `a.js.br`. */
export async function compressFolder(folder: string, names: RegExp): Promise<void> {
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

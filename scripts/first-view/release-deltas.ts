import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { toDeltaName, toReleasesPattern } from "../../worker/shop/steps/release-delta.ts";

const compress = promisify(zstdCompress);
/** Of a zstd frame that decoders skip, with 32 bytes (RFC 9842, section 5). */
const frameStart = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
/** Two pages have parts with the same name; the messages of `search` are a script per language. */
const mostOfName = 3;
const params = { [constants.ZSTD_c_compressionLevel]: 19 };

/**
 * Writes the scripts and style sheets of a build as deltas against those with the same name of earlier releases
 * (RFC 9842). Omits what is not smaller than the compressed file, files that did not change, and names that many files
 * of a release share: browsers offer one of them, seldom the similar one.
 *
 * @param folder of the build's files, with their compressed copies (`a.js.br`)
 * @param releases folders of the same files of earlier releases
 */
export async function writeReleaseDeltas(folder: string, releases: readonly string[]): Promise<void> {
  const former = releases.flatMap(listReleased);
  for (const [pattern, name] of listReleased(folder)) {
    const files = former.filter(
      ([formerly, file]) => formerly === pattern && path.basename(file) !== path.basename(name),
    );
    const content = readFileSync(name);
    const mostBytes = readFileSync(`${name}.br`).length;
    for (const [, file] of files) {
      const dictionary = readFileSync(file);
      const hash = createHash("sha256").update(dictionary).digest();
      const delta = await compressByDictionary(content, dictionary, hash);
      if (delta.length < mostBytes) writeFileSync(toDeltaName(name, hash.toString("base64")), delta);
    }
  }
}

/** Lists the files of a release that have, without the hash, a name of few: by that name's pattern. */
function listReleased(folder: string): readonly (readonly [string, string])[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const byPattern = Map.groupBy(names, toReleasesPattern);
  return [...byPattern].flatMap(([pattern, own]) =>
    pattern && own.length <= mostOfName ? own.map((name) => [pattern, path.join(folder, name)] as const) : [],
  );
}

/** Whether this is a script or a style sheet that the build names by its content. */
export function isVersioned(name: string): boolean {
  return toReleasesPattern(name) !== null;
}

/** Compresses as `dcz`: the dictionary's hash, then a zstd frame that refers to it. */
async function compressByDictionary(content: Buffer, dictionary: Buffer, hash: Buffer): Promise<Buffer> {
  return Buffer.concat([frameStart, hash, await compress(content, { dictionary, params })]);
}

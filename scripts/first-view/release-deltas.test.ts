import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { compressFolder } from "./compress-folder";
import { writeReleaseDeltas } from "./release-deltas";

const folder = mkdtempSync(path.join(tmpdir(), "release-deltas-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A script of many different lines. */
const toScript = (changed: string) =>
  Array.from({ length: 400 }, (_, line) => `export const value${line}="${(line * 7_919) % 1_009}";`)
    .with(200, changed)
    .join("\n");

function write(release: string, files: Readonly<Record<string, string>>): string {
  const assets = path.join(folder, release);
  mkdirSync(assets, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(assets, name), content);
  return assets;
}

it("writes what changed in a script since an earlier release, and nothing for other files", async () => {
  const [first, second] = [toScript("// first release"), toScript("// second release")];
  const many = Object.fromEntries(["A", "B", "C", "D"].map((end) => [`many-AAAAAAA${end}.js`, first]));
  const former = write("former", { "shop-AAAAAAAA.js": first, "same-AAAAAAAA.js": "let same;", ...many });
  const files = {
    "shop-BBBBBBBB.js": second,
    "same-AAAAAAAA.js": "let same;",
    "new-AAAAAAAA.js": "let other;",
    "many-BBBBBBBB.js": second,
    "words-BBBBBBBB.json": "{}",
  };
  const built = write("built", files);
  await compressFolder(built, /\.(?:js|json)$/);
  await writeReleaseDeltas(built, [former, path.join(folder, "missing")]);

  const deltas = readdirSync(built).filter((name) => name.endsWith(".dcz"));
  const hash = createHash("sha256").update(first).digest();
  expect(deltas).toEqual([`shop-BBBBBBBB.js.${hash.toString("base64url")}.dcz`]);
  const delta = readFileSync(path.join(built, deltas[0] ?? ""));
  expect(delta.length).toBeLessThan(120);
  expect(delta.subarray(8, 40)).toEqual(hash);
  const text = zstdDecompressSync(delta.subarray(40), { dictionary: Buffer.from(first) }).toString();
  expect(text).toBe(second);
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { root } from "../house/run-command.mjs";
import { listLanguages, readCharacters } from "./characters-of-language.ts";
import { loadFormattedTexts } from "./formatted-texts.ts";

/** A part of a typeface as whole-fonts.css declares it: one file for a range of characters. */
type WholeFace = {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
};

/** The characters of one language from such a file. */
export type SubsetFace = {
  readonly language: string;
  readonly family: string;
  readonly fileName: string;
  readonly source: Uint8Array;
  readonly range: string;
};

/** Text uses weights from 400 to 800, headings 800 only: a single weight has a third of the size. */
const weights: Readonly<
  Record<string, { readonly wght: number | { min: number; max: number; default: number } }>
> = {
  "Sofia Sans": { wght: { min: 400, max: 800, default: 400 } },
  "Sofia Sans Condensed": { wght: 800 },
};

/** Kerning, tabular figures, accents, localised forms; the others are not used. */
const keepFeatures = ["kern", "tnum", "mark", "mkmk", "ccmp", "locl"];

/** Creates the subsets of all languages; those of one language share no character. */
export async function subsetFonts(): Promise<readonly SubsetFace[]> {
  const faces = readWholeFaces();
  const made = new Map<string, Promise<Uint8Array>>();
  const listFormatted = await loadFormattedTexts();
  const wanted = listLanguages().flatMap((language) => {
    const characters = readCharacters(language, listFormatted(language));
    return faces.map((face) => ({ language, face, characters: selectCharacters(characters, face) }));
  });
  const subset = ({ file, family }: WholeFace, characters: string) => {
    const key = `${file} ${characters}`;
    const source = made.get(key) ?? makeSubset(file, characters, weights[family]);
    made.set(key, source);
    return source;
  };
  return Promise.all(
    wanted
      .filter(({ characters }) => characters !== "")
      .map(async ({ language, face, characters }) => {
        const source = await subset(face, characters);
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const name = path.basename(face.file).replace("-wght-normal.woff2", "");
        const fileName = `assets/${name}-${hash}.woff2`;
        return { language, family: face.family, fileName, source, range: toRange(characters) };
      }),
  );
}

function makeSubset(
  file: string,
  characters: string,
  variationAxes: (typeof weights)[string] | undefined,
): Promise<Uint8Array> {
  const options = { targetFormat: "woff2" as const, keepFeatures, noHinting: true, variationAxes };
  return subsetFont(readFileSync(file), characters, options);
}

const declaration = /font-family: "([^"]+)";[^}]*?url\("([^"]+\.woff2)"\)[^}]*?unicode-range:\s*([^;]+);/g;

/** Reads the faces with a file that whole-fonts.css declares. */
function readWholeFaces(): readonly WholeFace[] {
  const { resolve } = createRequire(import.meta.url);
  const css = readFileSync(path.join(root, "app/design/whole-fonts.css"), "utf8");
  return [...css.matchAll(declaration)].map(([, family = "", file = "", range = ""]) => ({
    family,
    file: resolve(file),
    ranges: range.split(",").map((part) => {
      const [from = "", to = from] = part.trim().slice(2).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
}

function selectCharacters(characters: string, { ranges }: WholeFace): string {
  const isIn = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
  return [...characters].filter((character) => isIn(character.codePointAt(0) ?? 0)).join("");
}

/** Formats sorted characters in CSS syntax: `U+20-7E,U+A0`. */
function toRange(characters: string): string {
  const runs: [number, number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const toHex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${toHex(from)}${to > from ? `-${toHex(to)}` : ""}`).join(",");
}

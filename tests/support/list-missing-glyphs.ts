import { readFileSync } from "node:fs";
import path from "node:path";

type Range = readonly [from: number, to: number];

const declaredRange = /@font-face\s*\{[^}]*?url\([^}]*?unicode-range:\s*([^;}]+)/g;
const wholeFonts = readRanges(readFileSync(path.join("app", "design", "whole-fonts.css"), "utf8"));

/**
 * Lists the characters of these texts that the page's own fonts lack and the complete fonts have: a browser would fetch
 * a complete font for them.
 *
 * @param html the document, whose inlined style declares the fonts of its language
 */
export function listMissingGlyphs(html: string, texts: readonly string[]): readonly string[] {
  const own = readRanges(html);
  if (own.length === 0) throw new Error("the document declares no font of its own");
  const characters = [...new Set(texts.join("").replaceAll(/\p{Cc}/gu, ""))];
  return characters.filter((character) => isIn(wholeFonts, character) && !isIn(own, character)).sort();
}

function readRanges(css: string): readonly Range[] {
  return [...css.matchAll(declaredRange)].flatMap(([, ranges = ""]) =>
    ranges.split(",").map((range): Range => {
      const [from = "", to = from] = range.trim().slice(2).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  );
}

function isIn(ranges: readonly Range[], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../house/run-command.mjs";

/** Numerals, units and punctuation that the shop uses in every language, besides ASCII. */
const everywhere = "\u00a0©®°²³µ·ß×–—‘’‚“”„‹›•…€™←→−≤≥½";

/**
 * Returns the characters of the shop's texts in a language, in both cases.
 * Sources are interface messages, content, catalogue, and `formatted`. Other characters (in a maker's name or a review)
 * use the complete font files.
 */
export function readCharacters(language: string, formatted: readonly string[]): string {
  const content = listFiles("public/content").filter((file) => file.includes(`.${language}-`));
  const demoWords = `demo/catalogue/words/${language}`;
  const words = [
    ...listFiles(`locales/${language}`).filter((file) => file.endsWith(".json")),
    ...(existsSync(path.join(root, demoWords)) ? listFiles(demoWords) : []),
  ];
  const characters = new Set(everywhere);
  for (let code = 0x20; code < 0x7f; code++) characters.add(String.fromCharCode(code));
  const texts = [...words, ...content].map((file) => readFileSync(path.join(root, file), "utf8"));
  for (const text of [...texts, ...formatted]) {
    for (const character of text) {
      // `ẞ` of `ß` is one character, `SS` is two.
      for (const form of [
        character,
        character.toLocaleUpperCase(language),
        character.toLocaleLowerCase(language),
      ])
        if ([...form].length === 1 && form > " ") characters.add(form);
    }
  }
  return [...characters].sort().join("");
}

/** Lists the languages of the shop. */
export function listLanguages(): readonly string[] {
  return readdirSync(path.join(root, "locales"))
    .filter((name) => !name.includes("."))
    .sort();
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

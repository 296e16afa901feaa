import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../house/run-command.mjs";

/** Figures, units and punctuation that the shop writes in every language, beside ASCII. */
const everywhere = "\u00a0©®°²³µ·×–—‘’‚“”„‹›•…€™←→−≤≥½";

/**
 * The letters that the shop's own texts of a language use, in both cases: words of the interface, content, catalogue.
 * What else is written there (a maker's name, a review) has the fonts' whole files.
 */
export function readLetters(language: string): string {
  const content = listFiles("public/content").filter((file) => file.includes(`.${language}-`));
  const words = [
    ...listFiles(`locales/${language}`),
    ...listFiles(`scripts/demo-catalogue/words/${language}`),
  ];
  const letters = new Set(everywhere);
  for (let code = 0x20; code < 0x7f; code++) letters.add(String.fromCharCode(code));
  for (const file of [...words, ...content]) {
    for (const letter of readFileSync(path.join(root, file), "utf8")) {
      // `ẞ` of `ß` is a letter, `SS` is two.
      for (const form of [letter, letter.toLocaleUpperCase(language), letter.toLocaleLowerCase(language)])
        if ([...form].length === 1 && form > " ") letters.add(form);
    }
  }
  return [...letters].sort().join("");
}

/** The languages that the shop speaks. */
export function listLanguages(): readonly string[] {
  return readdirSync(path.join(root, "locales")).sort();
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

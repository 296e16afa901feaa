import { existsSync, readFileSync } from "node:fs";
import { type Language, localize } from "../language.ts";
import { english } from "./english.ts";
import { parseSheet } from "./parse-sheet.ts";

type Sheets = typeof english;

/** A family's words; each language names the forms of the noun that its own sentences need. */
export type FamilyWords = Omit<Sheets["families"]["planetary-mixer"], "forms"> & {
  readonly forms: Readonly<Record<string, string>>;
};

/** The sheets of one language: all that the English ones have, with the language's own forms of nouns. */
export type Words = Omit<Sheets, "families"> & {
  readonly families: Readonly<Record<keyof Sheets["families"], FamilyWords>>;
};

/** Every language's sheets, read and checked once. */
export const words: Readonly<Record<Language, Words>> = localize((language) => ({
  catalogue: readSheet(language, "catalogue"),
  families: readSheet(language, "families"),
  reviews: readSheet(language, "reviews"),
  sentences: readSheet(language, "sentences"),
  trade: readSheet(language, "trade"),
}));

function readSheet<Name extends keyof Sheets>(language: Language, name: Name): Sheets[Name] {
  return parseSheet(
    english[name],
    isTranslated(language) ? readJson(language, name) : undefined,
    `${language}/${name}.json`,
  );
}

/** While languages are being translated, English stands in for one whose sheets are not all there. */
function isTranslated(language: Language): boolean {
  const names = Object.keys(english);
  return names.every((name) => existsSync(new URL(`${language}/${name}.json`, import.meta.url)));
}

function readJson(language: Language, name: keyof Sheets): unknown {
  const file = new URL(`${language}/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

import { readFileSync } from "node:fs";
import { type Language, localize } from "../language.ts";
import { english } from "./english.ts";
import { parseSheet } from "./parse-sheet.ts";

type Sheets = typeof english;

/** A family's texts; each language names the noun forms that its sentences need. */
export type FamilyWords = Omit<Sheets["families"]["planetary-mixer"], "forms"> & {
  readonly forms: Readonly<Record<string, string>>;
};

/** The sheets of one language: everything in the English ones, with the language's own noun forms. */
export type Words = Omit<Sheets, "families"> & {
  readonly families: Readonly<Record<keyof Sheets["families"], FamilyWords>>;
};

/** Every language's sheets, read and checked once. */
export const words: Readonly<Record<Language, Words>> = localize((language) => ({
  catalogue: readSheet(language, "catalogue"),
  families: readSheet(language, "families"),
  repair: readSheet(language, "repair"),
  reviews: readSheet(language, "reviews"),
  sentences: readSheet(language, "sentences"),
  trade: readSheet(language, "trade"),
}));

function readSheet<Name extends keyof Sheets>(language: Language, name: Name): Sheets[Name] {
  const place = `${language}/${name}.json`;
  return parseSheet(english[name], JSON.parse(readFileSync(new URL(place, import.meta.url), "utf8")), place);
}

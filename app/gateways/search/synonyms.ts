import { array, create, object, record, string } from "superstruct";
import type { Language } from "../../countries/model/locale";
import type { Synonym } from "./search-writer";

/** A file of `synonyms/`: groups of words of the same meaning, and the additional words that a word finds. */
const Sheet = object({
  same: array(array(string())),
  alsoFinds: record(string(), array(string())),
});

const sheets = import.meta.glob<unknown>("./synonyms/*.json", { import: "default", eager: true });

/** Reads the synonyms of a language, as its trade uses them; only needed to build indexes. */
export function readSynonyms(language: Language): readonly Synonym[] {
  const sheet = sheets[`./synonyms/${language}.json`];
  if (!sheet) return [];
  const { same, alsoFinds } = create(sheet, Sheet);
  return [
    ...same.map((words) => ({ words })),
    ...Object.entries(alsoFinds).map(([input, words]) => ({ input, words })),
  ];
}

import { array, create, object, record, string } from "superstruct";
import type { Language } from "../../countries/model/locale";
import type { Synonym } from "./search-writer";

/** A sheet of `synonyms/`: groups of words for the same, and for a word those that it finds besides itself. */
const Sheet = object({
  same: array(array(string())),
  alsoFinds: record(string(), array(string())),
});

const sheets = import.meta.glob<unknown>("./synonyms/*.json", { import: "default", eager: true });

/** The synonyms of a language, as its trade uses them; of use only where indexes are built. */
export function readSynonyms(language: Language): readonly Synonym[] {
  const sheet = sheets[`./synonyms/${language}.json`];
  if (!sheet) return [];
  const { same, alsoFinds } = create(sheet, Sheet);
  return [
    ...same.map((words) => ({ words })),
    ...Object.entries(alsoFinds).map(([input, words]) => ({ input, words })),
  ];
}

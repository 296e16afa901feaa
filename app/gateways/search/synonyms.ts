import { array, create, object, record, string } from "superstruct";
import type { Language } from "../../countries/model/locale";
import type { Synonym } from "./search-writer";

/** A sheet of `synonyms/`: groups of words for the same, and for a word those that it finds besides itself. */
const Sheet = object({
  same: array(array(string())),
  alsoFinds: record(string(), array(string())),
});

const sheets = import.meta.glob<unknown>("./synonyms/*.json", { import: "default" });

/** The synonyms of a language, as its trade uses them; read only where indexes are built. */
export async function loadSynonyms(language: Language): Promise<readonly Synonym[]> {
  const load = sheets[`./synonyms/${language}.json`];
  if (!load) return [];
  const { same, alsoFinds } = create(await load(), Sheet);
  return [
    ...same.map((words) => ({ words })),
    ...Object.entries(alsoFinds).map(([input, words]) => ({ input, words })),
  ];
}

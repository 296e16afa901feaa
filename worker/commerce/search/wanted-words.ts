import { invalidInput } from "../errors/platform-errors.ts";
import type { FuzzyInput, QueryInput, SearchInput } from "./search-input.ts";
import { nameOfWanted, type SimilarWords, type WantedWord } from "./similar-words.ts";
import { type Spellings, toSearchWords, toTextPlace } from "./text-match.ts";
import { MAX_LEVEL } from "./word-forms.ts";

function toWanted(fuzzy: FuzzyInput, word: string): WantedWord {
  return { language: toTextPlace(fuzzy).language, word, level: fuzzy.level };
}

function wantedOf(fuzzy: FuzzyInput): readonly WantedWord[] {
  const { level } = fuzzy;
  if (!Number.isInteger(level) || level < 0 || level > MAX_LEVEL)
    throw invalidInput(`The level of a fuzzy expression must be in the range of [0..${MAX_LEVEL}].`);
  return toSearchWords(fuzzy.value).map((word) => toWanted(fuzzy, word));
}

function inQuery(query: QueryInput | null | undefined): readonly WantedWord[] {
  if (!query) return [];
  const { and, or, not, filter, fuzzy } = query;
  const inner = [and, or, not, filter].flatMap((group) => group ?? []).flatMap(inQuery);
  return fuzzy ? [...wantedOf(fuzzy), ...inner] : inner;
}

/** Every word of the search that may be spelled otherwise. Throws InvalidInput for an invalid level. */
export function wantedWords({ query, postFilter, facets }: SearchInput): readonly WantedWord[] {
  const filters = (facets ?? []).map(
    ({ count, distinct, ranges, stats }) => (count ?? distinct ?? ranges ?? stats)?.filter,
  );
  return [query, postFilter, ...filters].flatMap(inQuery);
}

/** The spellings found for a fuzzy expression's words. */
export function spellingsOf(fuzzy: FuzzyInput, similar: SimilarWords): (word: string) => Spellings {
  return (word) => {
    const found = similar.get(nameOfWanted(toWanted(fuzzy, word))) ?? [];
    const least = found[0]?.distance ?? 0;
    const nearest = found.filter(({ distance }) => distance === least);
    const words = (chosen: typeof found) => [...new Set([word, ...chosen.map((each) => each.word)])];
    return { all: words(found), nearest: words(nearest) };
  };
}

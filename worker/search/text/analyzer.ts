import { chooseStemmer } from "./choose-stemmer.ts";
import { foldWord } from "./fold-word.ts";

/** How a word is stored and what it is an inflected form of. */
export type Term = { readonly key: string; readonly stem: string };

/** Reads words of one language; knows those it has read, up to a bound. */
export type Analyzer = {
  readonly language: string;
  analyze(word: string): Term;
};

const keptWords = 50_000;
const longestWord = 60;

/** `language` is a two-letter code, or empty for text without inflection. */
export function createAnalyzer(language: string): Analyzer {
  const stem = chooseStemmer(language);
  const known = new Map<string, Term>();
  return {
    language,
    analyze(word) {
      const found = known.get(word);
      if (found) return found;
      if (known.size >= keptWords) known.clear();
      const term = analyzeWord(word.slice(0, longestWord).toLowerCase(), language, stem);
      known.set(word, term);
      return term;
    },
  };
}

/** The stem of the word as it is written, where marks still tell forms apart. */
function analyzeWord(word: string, language: string, stem: (word: string) => string): Term {
  const key = foldWord(word, language);
  if (key.length < 4 || /\d/.test(key)) return { key, stem: key };
  return { key, stem: foldWord(stem(word), language) || key };
}

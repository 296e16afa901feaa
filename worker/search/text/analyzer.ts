import { chooseStemmer, knowsLanguage } from "./choose-stemmer.ts";
import { foldWord } from "./fold-word.ts";

/** How a word is stored and what it is an inflected form of. */
export type Term = { readonly key: string; readonly stem: string; readonly hasDigit: boolean };

/** Reads words of one language; knows those it has read, up to a bound. */
export type Analyzer = {
  readonly language: string;
  analyze(word: string): Term;
};

const keptWords = 20_000;
const longestWord = 60;

/** What a word is follows from the word and its language, so indexes of one language share what was read. */
const analyzers = new Map<string, Analyzer>();

/** `language` is a two-letter code; of others, and of none, words are taken as they are. */
export function openAnalyzer(language: string): Analyzer {
  const name = knowsLanguage(language) ? language : "";
  const analyzer = analyzers.get(name) ?? createAnalyzer(name);
  analyzers.set(name, analyzer);
  return analyzer;
}

function createAnalyzer(language: string): Analyzer {
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
  const hasDigit = /\d/.test(key);
  if (key.length < 4 || hasDigit) return { key, stem: key, hasDigit };
  return { key, stem: foldWord(stem(word), language) || key, hasDigit };
}

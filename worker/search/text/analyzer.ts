import { chooseStemmer, knowsLanguage } from "./choose-stemmer.ts";
import { foldWord } from "./fold-word.ts";

/** The stored form of a word, and the stem of its inflection. */
export type Term = { readonly key: string; readonly stem: string; readonly hasDigit: boolean };

/** Analyses words of one language; caches them, up to a bound. */
export type Analyzer = {
  readonly language: string;
  analyze(word: string): Term;
};

const cachedMessages = 20_000;
const longestWord = 60;

/** A word's analysis depends only on the word and its language, so indexes of one language share the cache. */
const analyzers = new Map<string, Analyzer>();

/** `language` is a two-letter code; for others, and without one, words are used unchanged. */
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
      if (known.size >= cachedMessages) known.clear();
      const term = analyzeWord(word.slice(0, longestWord).toLowerCase(), language, stem);
      known.set(word, term);
      return term;
    },
  };
}

/** The stem of the word as written, with diacritics that still distinguish forms. */
function analyzeWord(word: string, language: string, stem: (word: string) => string): Term {
  const key = foldWord(word, language);
  const hasDigit = /\d/.test(key);
  if (key.length < 4 || hasDigit) return { key, stem: key, hasDigit };
  return { key, stem: foldWord(stem(word), language) || key, hasDigit };
}

import type { Analyzer } from "../text/analyzer.ts";
import { hasNoStemmer } from "../text/choose-stemmer.ts";
import { findCompounds, joinsWords } from "./find-compounds.ts";
import { allowSlips, findMisspelt, type TypoBounds } from "./find-misspelt.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words of the index that match a word of the query, and how closely. */
export type Level = {
  readonly slips: number;
  /** 0: the word itself, its forms and compounds of its kind; 1: begins with it; 2: contains it. */
  readonly distance: number;
  readonly keys: readonly string[];
  /** Prefixes of matching words. */
  readonly beginnings: readonly string[];
};

export type WordQuery = {
  readonly word: string;
  readonly isPrefix: boolean;
  readonly hasForms: boolean;
  readonly bounds: TypoBounds | null;
};

/** The maximum number of matches for one word. */
const mostKeys = 120;

/** The matches of a word as entered: itself, its forms, compounds, prefixes. */
export function expandWord(query: WordQuery, vocabulary: Vocabulary, analyzer: Analyzer): readonly Level[] {
  const { key } = analyzer.analyze(query.word);
  if (!key) return [];
  const levels: Level[] = [level(0, 0, [key])];
  if (/^\d/.test(key)) return query.isPrefix && key.length > 3 ? [...levels, level(0, 1, [], [key])] : levels;
  const forms = query.hasForms ? findForms(query.word, vocabulary, analyzer) : [];
  levels.push(level(0, 0, forms));
  if (joinsWords(analyzer.language)) {
    const stem = analyzer.analyze(query.word).stem;
    const { heads, others } = findCompounds(key, stem, vocabulary, query.isPrefix);
    levels.push(level(0, 0, heads), level(0, 2, others));
  }
  if (query.isPrefix) levels.push(level(0, 1, [], [key]));
  return levels.filter(({ keys, beginnings }) => keys.length + beginnings.length > 0);
}

/** The matches of a word with typos, if it has no exact match. */
export function expandMisspelt(
  query: WordQuery,
  vocabulary: Vocabulary,
  analyzer: Analyzer,
): readonly Level[] {
  const { key } = analyzer.analyze(query.word);
  const most = query.bounds ? allowSlips(key, query.bounds) : 0;
  const found = findMisspelt(key, vocabulary, most, query.isPrefix);
  return [...found].flatMap(([slips, keys]) => {
    const forms = keys.flatMap((meant) => vocabulary.formsOf(vocabulary.stemOf(meant) ?? meant));
    const all = [...new Set([...keys, ...(query.hasForms ? forms : [])])];
    if (!joinsWords(analyzer.language)) return [level(slips, 0, all)];
    const compounds = keys
      .slice(0, 4)
      .map((meant) => findCompounds(meant, vocabulary.stemOf(meant) ?? meant, vocabulary));
    const heads = [...all, ...compounds.flatMap((each) => each.heads)];
    const others = compounds.flatMap((each) => each.others);
    return [level(slips, 0, heads), level(slips, 2, others)].filter(({ keys: some }) => some.length > 0);
  });
}

const mostLike = 60;
const longestEnding = 3;

/** Endings of adjective cases, which are longer than those of nouns: `-ych`, `-ého`, `-ega`, `-emu`, `-imi`. */
const adjectiveEnding = /.{4}(?:[yi]ch|e[gh][oa]|emu|[yi]m[ia])$/;

/** For languages without a stemmer: words with the same beginning and another ending. */
function findLikeForms(key: string, vocabulary: Vocabulary): readonly string[] {
  const ending = adjectiveEnding.test(key) ? 3 : key.length >= 6 ? 2 : 1;
  const stemLength = key.length - ending;
  const bare = dropVowel(key);
  const beginnings = [key.slice(0, stemLength), ...(bare === null ? [] : [bare])].filter(
    ({ length }) => length >= 3,
  );
  const like = beginnings.flatMap((beginning) =>
    [...vocabulary.findContaining(`\n${beginning}`, mostLike)].filter(
      (each) => each.key.length <= beginning.length + longestEnding,
    ),
  );
  return [...like.map((each) => each.key), ...putVowel(key).filter((form) => vocabulary.has(form))];
}

/** Slavic languages drop a vowel before the last consonant: `svářeček` is the genitive plural of `svářečka`. */
function dropVowel(key: string): string | null {
  const [, beginning, last] = /^(.{3,}?)(?:ie|e|o)([ckln])$/.exec(key) ?? [];
  return beginning && last ? beginning + last : null;
}

/** The reverse: `vozička` is the genitive of `voziček`. */
function putVowel(key: string): readonly string[] {
  const [, beginning, last] =
    /^(.{2,}[^aeiouy])([ckln])(?:[aeiuy]|a?m[ai]?|[ao]ch|em|o[mvuw]|ev|ow[ie]?|ih)$/.exec(key) ?? [];
  return beginning && last ? [`${beginning}e${last}`, `${beginning}ie${last}`] : [];
}

/** Other forms of a word; without diacritics it may have another stem, so that of the index's word counts, too. */
function findForms(word: string, vocabulary: Vocabulary, analyzer: Analyzer): readonly string[] {
  const { key, stem } = analyzer.analyze(word);
  const stems = new Set([stem, analyzer.analyze(key).stem, vocabulary.stemOf(key) ?? stem]);
  const forms = [...stems].flatMap((each) => vocabulary.formsOf(each));
  if (hasNoStemmer(analyzer.language)) forms.push(...findLikeForms(key, vocabulary));
  return [...new Set(forms)].filter((form) => form !== key);
}

function level(
  slips: number,
  distance: number,
  keys: readonly string[],
  beginnings: readonly string[] = [],
): Level {
  return { slips, distance, keys: keys.slice(0, mostKeys), beginnings };
}

import { toTierMark } from "../records/to-search-text.ts";
import type { Analyzer } from "../text/analyzer.ts";
import { expandMisspelt, expandWord, type Level, type WordQuery } from "./expand-word.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a text match reads of an index. */
export type TextIndex = {
  readonly vocabulary: Vocabulary;
  readonly analyzer: Analyzer;
  /** Ranks of the attributes that are looked in. */
  readonly tiers: readonly number[];
  /** Ranks in which a word with slips is not found. */
  readonly exactTiers: ReadonlySet<number>;
  /** One more than the highest slot. */
  readonly size: number;
  /** The slots that a full-text expression finds. */
  find(expression: string): Uint32Array;
};

/** How well a word fits each record: 0 not at all, else `toFit`; the less the better. */
export type WordFit = {
  readonly fits: Uint32Array;
  readonly count: number;
  readonly levels: readonly Level[];
};

/** More words than these are no reading of a query. */
export const mostWords = 31;

/**
 * Slips first, then the tier of the attribute, then the distance of the word, and 1 for the word itself, with room
 * between them: the fits of up to `mostWords` words can be added up.
 */
function toFit(slips: number, tier: number, distance: number): number {
  return (slips << 20) + (tier << 11) + (distance << 5) + 1;
}

/** What fits that were added up are the sum of. */
export function readFit(fit: number) {
  return { slips: fit >> 20, tier: (fit >> 11) & 511, distance: (fit >> 5) & 63, words: fit & mostWords };
}

/** Records that hold a word; only when none does, those that hold what it may be a slip of. */
export function matchWord(query: WordQuery, index: TextIndex): WordFit {
  const found = fitLevels(expandWord(query, index.vocabulary, index.analyzer), index);
  return found.count > 0 ? found : matchMisspelt(query, index);
}

export function matchMisspelt(query: WordQuery, index: TextIndex): WordFit {
  return fitLevels(
    [
      ...expandWord(query, index.vocabulary, index.analyzer),
      ...expandMisspelt(query, index.vocabulary, index.analyzer),
    ],
    index,
  );
}

function fitLevels(levels: readonly Level[], index: TextIndex): WordFit {
  const fits = new Uint32Array(index.size);
  let count = 0;
  for (const level of levels)
    for (const tier of index.tiers) {
      if (level.slips > 0 && index.exactTiers.has(tier)) continue;
      const fit = toFit(level.slips, tier, level.distance);
      const expression = toExpression(level, tier, index);
      if (expression === "") continue;
      for (const slot of index.find(expression)) {
        const known = fits[slot] ?? 0;
        if (known === 0) count += 1;
        if (known === 0 || fit < known) fits[slot] = fit;
      }
    }
  return { fits, count, levels };
}

/** The last attribute holds the long texts, in which nearly every record has a word with these two letters. */
const shortestInTexts = 3;

/** A full-text expression of keys, which are letters and digits alone; empty where the tier holds none of them. */
function toExpression({ keys, beginnings }: Level, tier: number, { vocabulary, tiers }: TextIndex): string {
  const mark = toTierMark(tier);
  const isText = tiers.length > 2 && tier === tiers[tiers.length - 1];
  const words = keys.filter((key) => vocabulary.standsIn(key, tier)).map((key) => `"${mark}${key}"`);
  const begun = isText ? beginnings.filter((key) => key.length >= shortestInTexts) : beginnings;
  return [...words, ...begun.map((key) => `"${mark}${key}" *`)].join(" OR ");
}

import { toTierMark } from "../records/to-search-text.ts";
import type { Analyzer } from "../text/analyzer.ts";
import { expandMisspelt, expandWord, type Level, type WordQuery } from "./expand-word.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The part of an index that a text match reads. */
export type TextIndex = {
  readonly vocabulary: Vocabulary;
  readonly analyzer: Analyzer;
  /** Ranks of the searched attributes. */
  readonly tiers: readonly number[];
  /** Ranks in which typos are not allowed. */
  readonly exactTiers: ReadonlySet<number>;
  /** One more than the highest slot. */
  readonly size: number;
  /** The slots that match a full-text expression. */
  find(expression: string): Uint32Array;
};

/** How well a word matches each record: 0 not at all, else `toFit`; less is better. */
export type WordFit = {
  readonly fits: Uint32Array;
  readonly count: number;
  readonly levels: readonly Level[];
};

/** A query's reading has at most this many words. */
export const mostWords = 31;

/**
 * Typos first, then the tier of the attribute, then the distance of the word, and 1 for the word itself, with space
 * between them: the fits of up to `mostWords` words can be summed.
 */
function toFit(slips: number, tier: number, distance: number): number {
  return (slips << 20) + (tier << 11) + (distance << 5) + 1;
}

/** Splits a sum of fits into its parts. */
export function readFit(fit: number) {
  return { slips: fit >> 20, tier: (fit >> 11) & 511, distance: (fit >> 5) & 63, words: fit & mostWords };
}

/** Records that contain a word; only if none does, those with its corrections. */
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

/** The last attribute has the long texts, in which nearly every record has a word with these two characters. */
const shortestInTexts = 3;

/** A full-text expression of keys, which are only characters and digits; empty if the tier has none of them. */
function toExpression({ keys, beginnings }: Level, tier: number, { vocabulary, tiers }: TextIndex): string {
  const mark = toTierMark(tier);
  const isText = tiers.length > 2 && tier === tiers[tiers.length - 1];
  const words = keys.filter((key) => vocabulary.isInTier(key, tier)).map((key) => `"${mark}${key}"`);
  const begun = isText ? beginnings.filter((key) => key.length >= shortestInTexts) : beginnings;
  return [...words, ...begun.map((key) => `"${mark}${key}" *`)].join(" OR ");
}

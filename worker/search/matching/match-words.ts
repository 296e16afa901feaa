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
  /** One more than the highest slot. */
  readonly size: number;
  /** The slots that a full-text expression finds. */
  find(expression: string): Uint32Array;
};

/** How well a word fits each record: 0 not at all, else `toFit`; the less the better. */
export type WordFit = {
  readonly fits: Uint16Array;
  readonly count: number;
  readonly levels: readonly Level[];
};

/** Slips first, then the tier of the attribute, then the distance of the word. */
function toFit(slips: number, tier: number, distance: number): number {
  return 1 + (slips << 8) + (tier << 4) + distance;
}

export function readFit(fit: number): {
  readonly slips: number;
  readonly tier: number;
  readonly distance: number;
} {
  const value = fit - 1;
  return { slips: value >> 8, tier: (value >> 4) & 15, distance: value & 15 };
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
  const fits = new Uint16Array(index.size);
  let count = 0;
  for (const level of levels)
    for (const tier of index.tiers) {
      const fit = toFit(level.slips, tier, level.distance);
      for (const slot of index.find(toExpression(level, tier))) {
        const known = fits[slot] ?? 0;
        if (known === 0) count += 1;
        if (known === 0 || fit < known) fits[slot] = fit;
      }
    }
  return { fits, count, levels };
}

/** A full-text expression of keys, which are letters and digits alone. */
function toExpression({ keys, beginnings }: Level, tier: number): string {
  const mark = toTierMark(tier);
  const words = keys.map((key) => `"${mark}${key}"`);
  const prefixes = beginnings.map((key) => `"${mark}${key}" *`);
  return [...words, ...prefixes].join(" OR ");
}

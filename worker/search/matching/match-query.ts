import { codeMark, toTierMark } from "../records/to-search-text.ts";
import { type QueryVariant, readCode, readQueryWords, toDigits } from "../text/read-words.ts";
import type { Level } from "./expand-word.ts";
import type { TypoBounds } from "./find-misspelt.ts";
import { matchMisspelt, matchWord, mostWords, readFit, type TextIndex, type WordFit } from "./match-words.ts";
import { listVariants } from "./query-variants.ts";
import { noMatch, toScore } from "./score.ts";
import type { SynonymTable } from "./synonym-table.ts";

export type RemoveWords = "none" | "lastWords" | "firstWords" | "allOptional";

export type TextQuery = {
  readonly text: string;
  readonly prefixes: "prefixLast" | "prefixAll" | "prefixNone";
  readonly hasForms: boolean;
  readonly bounds: TypoBounds | null;
  readonly synonyms: SynonymTable | null;
  readonly removeWords: RemoveWords;
};

export type TextMatch = {
  /** By slot; `noMatch` if the text is not found, else less is better. */
  readonly scores: Float64Array;
  /** The matches of each word of the query, for marking them in texts. */
  readonly levels: readonly (readonly Level[])[];
  /** The query without removed words, if any were removed. */
  readonly queryAfterRemoval: string | null;
};

/** Fewer digits are a size or a power rather than the beginning of a number. */
const clearDigits = 5;

/** Scores every record for a text: article numbers, phrases, words, and their alternatives. */
export function matchQuery(query: TextQuery, index: TextIndex): TextMatch {
  const scores = new Float64Array(index.size).fill(noMatch);
  matchCode(query.text, index, scores);
  const words = readQueryWords(query.text, query.prefixes);
  const levels: (readonly Level[])[] = [];
  for (const variant of listVariants(words, index.vocabulary, index.analyzer, query.synonyms))
    levels.push(...matchVariant(variant, query, index, scores));
  if (query.removeWords === "none" || words.length < 2 || hasAny(scores))
    return { scores, levels, queryAfterRemoval: null };
  return matchFewerWords(words, query, index, scores, levels);
}

/** Article numbers and EANs, whole and by their first digits. */
function matchCode(text: string, index: TextIndex, scores: Float64Array): void {
  const code = readCode(text);
  if (!code) return;
  const digits = toDigits(code);
  keepBest(
    scores,
    index.find(`"${codeMark}${code}" *`),
    toScore({ code: digits.length >= clearDigits ? 1 : 3 }),
  );
  keepBest(
    scores,
    index.find(`"${codeMark}${digits}" *`),
    toScore({ code: digits.length >= clearDigits ? 1 : 3 }),
  );
  keepBest(scores, index.find(`"${codeMark}${code}" OR "${codeMark}${digits}"`), toScore({ code: 0 }));
}

function keepBest(scores: Float64Array, slots: Uint32Array, score: number): void {
  for (const slot of slots) if (score < (scores[slot] ?? 0)) scores[slot] = score;
}

/** Scores the records that contain all words of one reading; returns the words' matches. */
function matchVariant(
  variant: QueryVariant,
  query: TextQuery,
  index: TextIndex,
  scores: Float64Array,
): readonly (readonly Level[])[] {
  if (variant.length === 0) return [];
  const toQuery = (word: QueryVariant[number]) => ({
    ...word,
    hasForms: query.hasForms,
    bounds: query.bounds,
  });
  let fits = variant.map((word) => matchWord(toQuery(word), index));
  let found = scoreAll(fits, findPhrase(variant, index), scores, 0);
  if (found === 0 && query.bounds && variant.length > 1) {
    fits = variant.map((word) => matchMisspelt(toQuery(word), index));
    found = scoreAll(fits, new Set(), scores, 0);
  }
  return found > 0 ? fits.map(({ levels }) => levels) : [];
}

/** Scores records with all words but `missing`; returns their number. */
function scoreAll(
  fits: readonly WordFit[],
  phrases: ReadonlySet<number>,
  scores: Float64Array,
  missing: number,
): number {
  const required = fits.length - missing;
  const known = new Map<number, number>();
  let found = 0;
  for (let slot = 1; slot < scores.length; slot += 1) {
    let fit = 0;
    for (const each of fits) fit += each.fits[slot] ?? 0;
    if (fit === 0 || (fit & mostWords) < required) continue;
    found += 1;
    // A single word that replaces several, such as a synonym or a compound, counts as their phrase.
    const isPhrase = fits.length === 1 || phrases.has(slot);
    const name = isPhrase ? -fit : fit;
    const score = known.get(name) ?? toFitScore(fit, fits.length, isPhrase);
    known.set(name, score);
    if (score < (scores[slot] ?? 0)) scores[slot] = score;
  }
  return found;
}

function toFitScore(fit: number, asked: number, isPhrase: boolean): number {
  const { words, ...parts } = readFit(fit);
  return toScore({ code: 2, ...parts, missing: asked - words, isPhrase });
}

/** Records with the words side by side in one attribute other than the last, which has the long texts. */
function findPhrase(variant: QueryVariant, index: TextIndex): ReadonlySet<number> {
  const slots = new Set<number>();
  if (variant.length < 2) return slots;
  const keys = variant.map(({ word }) => index.analyzer.analyze(word).key);
  const end = variant[variant.length - 1]?.isPrefix ? " *" : "";
  const tiers = index.tiers.length > 2 ? index.tiers.slice(0, -1) : index.tiers;
  const whole = end ? keys.slice(0, -1) : keys;
  for (const tier of tiers) {
    if (!whole.every((key) => index.vocabulary.isInTier(key, tier))) continue;
    const mark = toTierMark(tier);
    for (const slot of index.find(`"${keys.map((key) => mark + key).join(" ")}"${end}`)) slots.add(slot);
  }
  return slots;
}

function hasAny(scores: Float64Array): boolean {
  return scores.some((score) => score < noMatch);
}

/** Removes words, one after the other, until a record is found; or accepts any word. */
function matchFewerWords(
  words: QueryVariant,
  query: TextQuery,
  index: TextIndex,
  scores: Float64Array,
  levels: readonly (readonly Level[])[],
): TextMatch {
  if (query.removeWords === "allOptional") {
    const fits = words.map((word) =>
      matchWord({ ...word, hasForms: query.hasForms, bounds: query.bounds }, index),
    );
    scoreAll(fits, new Set(), scores, fits.length - 1);
    return { scores, levels: fits.map((fit) => fit.levels), queryAfterRemoval: null };
  }
  for (let remaining = words.length - 1; remaining > 0; remaining -= 1) {
    const rest = query.removeWords === "lastWords" ? words.slice(0, remaining) : words.slice(-remaining);
    const found = matchVariant(rest, query, index, scores);
    if (found.length > 0)
      return { scores, levels: found, queryAfterRemoval: rest.map(({ word }) => word).join(" ") };
  }
  return { scores, levels, queryAfterRemoval: null };
}

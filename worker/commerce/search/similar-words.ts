import type { Reads } from "../database/database.ts";

/** A word to look for, folded, in a language ('' for none), with its level. */
export interface WantedWord {
  readonly language: string;
  readonly word: string;
  readonly level: number;
}

interface SimilarWord {
  readonly word: string;
  readonly distance: number;
}

/** The index's words for each wanted one, by `nameOfWanted`; the nearest first. */
export type SimilarWords = ReadonlyMap<string, readonly SimilarWord[]>;

/** As many as a search is widened by for one word. */
const MAX_SIMILAR = 50;
/** Candidates share a form with the word; most of them are near it. */
const MAX_CANDIDATES = 5_000;

export function nameOfWanted({ language, word, level }: WantedWord): string {
  return `${language}:${word}:${level}`;
}

/** Longer than any word of the index may be with what may differ. */
const MAX_LETTERS = 26;

/** A level never allows more than the word's length does. */
function limitOf({ word, level }: WantedWord): number {
  if (word.length > MAX_LETTERS) return 0;
  return Math.min(level, allowedDistance(word.length), MAX_LEVEL);
}

const FIND = `SELECT DISTINCT e.value ->> 0 AS wanted, n.word
  FROM json_each(?) e, json_each(e.value, '$[1]') h JOIN word_neighbour n ON n.hash = h.value LIMIT ${MAX_CANDIDATES}`;

function choose(wanted: WantedWord, candidates: readonly string[]): readonly SimilarWord[] {
  const limit = limitOf(wanted);
  const near = candidates.flatMap((word): readonly SimilarWord[] => {
    const distance = wordDistance(wanted.word, word, limit);
    return distance === null ? [] : [{ word, distance }];
  });
  near.sort((left, right) => left.distance - right.distance || (left.word < right.word ? -1 : 1));
  return near.slice(0, MAX_SIMILAR);
}

/**
 * The words of the index that differ from those wanted by at most their level, with one statement for all. Its cost
 * does not grow with the index: candidates are looked up by hash, and only their letters are compared.
 */
export async function loadSimilarWords(
  database: Reads,
  wanted: readonly WantedWord[],
): Promise<SimilarWords> {
  const open = wanted.filter((each) => limitOf(each) > 0);
  const candidates = new Map<string, string[]>();
  if (open.length > 0) {
    const forms = open.map((each) => [
      nameOfWanted(each),
      toNeighbours(each.language, each.word, limitOf(each)),
    ]);
    const rows = await database
      .prepare(FIND)
      .bind(JSON.stringify(forms))
      .all<{ wanted: string; word: string }>();
    for (const { wanted: name, word } of rows.results) {
      const list = candidates.get(name) ?? [];
      list.push(word.slice(word.indexOf(":") + 1));
      candidates.set(name, list);
    }
  }
  return new Map(
    wanted.map((each) => [nameOfWanted(each), choose(each, candidates.get(nameOfWanted(each)) ?? [])]),
  );
}

/** The platform's highest level. */
export const MAX_LEVEL = 2;

/** How many letters of a word may differ at most: none of one or two letters, one of three to five, two of more. */
export function allowedDistance(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : MAX_LEVEL;
}

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the other; null
 * above `limit`.
 */
export function wordDistance(left: string, right: string, limit: number): number | null {
  const from = [...left];
  const to = [...right];
  if (Math.abs(from.length - to.length) > limit) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = nextRow(from, to, row, letter, last, beforeLast);
    if (Math.min(...current) > limit) return null;
    beforeLast = last;
    last = current;
  }
  const distance = last[to.length] ?? 0;
  return distance <= limit ? distance : null;
}

function nextRow(
  from: readonly string[],
  to: readonly string[],
  row: number,
  letter: string,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const current = [row + 1];
  for (const [column, other] of to.entries()) {
    const change = (last[column] ?? 0) + (letter === other ? 0 : 1);
    const leaveOut = (last[column + 1] ?? 0) + 1;
    const putIn = (current[column] ?? 0) + 1;
    const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
    const swap = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
    current.push(Math.min(change, leaveOut, putIn, swap));
  }
  return current;
}

/** Letters from the start that forms are made of: more would multiply them, and longer words agree there well enough. */
const PREFIX_LETTERS = 7;

/** 53 bits, as many as a number holds exactly; words that share one by chance are told apart by their letters. */
function hash(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x2f0b4c47;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + at), 0x5bd1e995);
    high ^= high >>> 13;
  }
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0);
}

function withoutOne(text: string): readonly string[] {
  return Array.from({ length: text.length }, (_, at) => text.slice(0, at) + text.slice(at + 1));
}

/**
 * Hashes of every form of a word with up to `distance` letters left out. Two words that are at most that far apart share
 * one: what was put into the one is left out of the other.
 */
export function toNeighbours(language: string, word: string, distance: number): readonly number[] {
  const forms = new Set([word.slice(0, PREFIX_LETTERS)]);
  let latest: readonly string[] = [...forms];
  for (let left = distance; left > 0; left -= 1) {
    latest = latest.flatMap(withoutOne);
    for (const form of latest) forms.add(form);
  }
  return [...forms].map((form) => hash(`${language}:${form}`));
}

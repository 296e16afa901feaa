import type { Reads } from "../database/database.ts";
import { allowedDistance, MAX_LEVEL, toSearchForms } from "./word-forms.ts";

/** A word to search for, folded, in a language ('' for none), with its level. */
export interface WantedWord {
  readonly language: string;
  readonly word: string;
  readonly level: number;
}

interface SimilarWord {
  readonly word: string;
  readonly distance: number;
}

/** The index's words for each searched one, by `nameOfWanted`; the nearest first. */
export type SimilarWords = ReadonlyMap<string, readonly SimilarWord[]>;

/** The number of spellings that a search adds for one word. */
const MAX_SIMILAR = 50;
/** Candidates share a form with the word. */
const MAX_CANDIDATES = 5_000;

export function nameOfWanted({ language, word, level }: WantedWord): string {
  return `${language}:${word}:${level}`;
}

/** Longer than any word of the index plus the allowed differences. */
const MAX_CHARACTERS = 26;

/** A level never allows more than the word's length does. */
function limitOf({ word, level }: WantedWord): number {
  if (word.length > MAX_CHARACTERS) return 0;
  return Math.min(level, allowedDistance(word.length), MAX_LEVEL);
}

const FIND = `SELECT DISTINCT e.value ->> 0 AS wanted, n.word
  FROM json_each(?) e, json_each(e.value, '$[1]') f JOIN word_form n ON n.form = f.value LIMIT ${MAX_CANDIDATES}`;

/** The characters of a word as a bit set: 32 bits for all characters. */
function toCharacterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The characters alone exclude most candidates: an edit removes at most one and adds at most one. */
function choose(wanted: WantedWord, candidates: readonly string[]): readonly SimilarWord[] {
  const limit = limitOf(wanted);
  const characters = toCharacterBits(wanted.word);
  const near = candidates.flatMap((word): readonly SimilarWord[] => {
    if (countBits(characters ^ toCharacterBits(word)) > 2 * limit) return [];
    const distance = wordDistance(wanted.word, word, limit);
    return distance === null ? [] : [{ word, distance }];
  });
  near.sort((left, right) => left.distance - right.distance || (left.word < right.word ? -1 : 1));
  return near.slice(0, MAX_SIMILAR);
}

/**
 * The words of the index that differ from the searched ones by at most their level, with one statement for all. Its
 * cost does not grow with the index: candidates are looked up by a form, and only their characters are compared.
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
      toSearchForms(each.language, each.word, limitOf(each)),
    ]);
    const rows = await database
      .prepare(FIND)
      .bind(JSON.stringify(forms))
      .all<{ wanted: string; word: string }>();
    for (const { wanted: name, word } of rows.results) {
      const list = candidates.get(name) ?? [];
      list.push(word);
      candidates.set(name, list);
    }
  }
  return new Map(
    wanted.map((each) => [nameOfWanted(each), choose(each, candidates.get(nameOfWanted(each)) ?? [])]),
  );
}

/**
 * The number of characters to insert, delete, replace or swap with their neighbour to turn one word into the other;
 * null above `limit`.
 */
export function wordDistance(left: string, right: string, limit: number): number | null {
  const from = [...left];
  const to = [...right];
  if (Math.abs(from.length - to.length) > limit) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, character] of from.entries()) {
    const current = nextRow(from, to, row, character, last, beforeLast);
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
  character: string,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const current = [row + 1];
  for (const [column, other] of to.entries()) {
    const change = (last[column] ?? 0) + (character === other ? 0 : 1);
    const leaveOut = (last[column + 1] ?? 0) + 1;
    const putIn = (current[column] ?? 0) + 1;
    const isSwap = row > 0 && column > 0 && character === to[column - 1] && from[row - 1] === other;
    const swap = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
    current.push(Math.min(change, leaveOut, putIn, swap));
  }
  return current;
}

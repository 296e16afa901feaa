import type { Reads } from "../database/database.ts";
import { allowedDistance, MAX_LEVEL } from "./allowed-distance.ts";
import { wordDistance } from "./word-distance.ts";
import { toNeighbours } from "./word-neighbours.ts";

/** A word to look for, folded, in a language ('' for none), with its level. */
export interface WantedWord {
  readonly language: string;
  readonly word: string;
  readonly level: number;
}

export interface SimilarWord {
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

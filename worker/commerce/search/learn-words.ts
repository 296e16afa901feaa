import type { Database } from "../database/database.ts";
import { allowedDistance, toNeighbours } from "./similar-words.ts";

/** Folded texts of one language; '' for those without. */
export interface FoldedText {
  readonly language: string;
  readonly text: string;
}

/** What goes into the batch of the products whose words these are; `keep` is called when it is written. */
export interface NewWords {
  readonly statements: readonly D1PreparedStatement[];
  keep(): void;
}

/** Words are never taken out again, so one that was seen in the table is there; the bound is the isolate's memory. */
const MAX_KNOWN = 100_000;
const known = new Set<string>();

/** Forgets which words are in the table; for when it was emptied. */
export function forgetWords(): void {
  known.clear();
}

function unknownWords(texts: readonly FoldedText[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { language, text } of texts) {
    collectWords(text, (word) => {
      const name = `${language}:${word}`;
      if (!known.has(name)) found.add(name);
    });
  }
  return found;
}

/** `[word, [hash, …]]`, with a hash for every form of the word that can be asked for. */
function toRow(name: string, distance?: number): readonly [string, readonly number[]] {
  const at = name.indexOf(":");
  const word = name.slice(at + 1);
  return [name, toNeighbours(name.slice(0, at), word, distance ?? allowedDistance(word.length))];
}

const FIND_NEW = `SELECT e.value ->> 0 AS word FROM json_each(?) e
  WHERE NOT EXISTS (SELECT 1 FROM word_neighbour n WHERE n.hash = e.value ->> '$[1][0]' AND n.word = e.value ->> 0)`;

const INSERT = `INSERT OR IGNORE INTO word_neighbour (hash, word)
  SELECT h.value, e.value ->> 0 FROM json_each(?) e, json_each(e.value, '$[1]') h`;

/** Keeps a bound JSON parameter well below D1's 2 MB. */
const WORDS_PER_STATEMENT = 2_000;

async function findNew(database: Database, names: ReadonlySet<string>): Promise<readonly string[]> {
  if (names.size === 0) return [];
  const own = [...names].map((name) => toRow(name, 0));
  const rows = await database.prepare(FIND_NEW).bind(JSON.stringify(own)).all<{ word: string }>();
  return rows.results.map(({ word }) => word);
}

/** Which words of these texts the table does not have yet, as a statement that adds them. */
export async function learnWords(database: Database, texts: readonly FoldedText[]): Promise<NewWords> {
  const names = unknownWords(texts);
  const fresh = await findNew(database, names);
  const statements: D1PreparedStatement[] = [];
  for (let at = 0; at < fresh.length; at += WORDS_PER_STATEMENT) {
    const rows = fresh.slice(at, at + WORDS_PER_STATEMENT).map((name) => toRow(name));
    statements.push(database.prepare(INSERT).bind(JSON.stringify(rows)));
  }
  const keep = () => {
    if (known.size + names.size > MAX_KNOWN) known.clear();
    for (const name of names) known.add(name);
  };
  return { statements, keep };
}

/** Longer ones are codes, not words. */
const MAX_LETTERS = 24;
const MIN_LETTERS = 3;

function isLetter(code: number): boolean {
  if (code < 128) return code >= 97 && code <= 122;
  // Latin-1 and general punctuation and signs, × and ÷
  return code > 0xbf && code !== 0xd7 && code !== 0xf7 && (code < 0x2000 || code > 0x2bff);
}

/**
 * Calls `take` with each word of a folded text that can be spelled wrongly: letters only, at least three. A number with a
 * typo is another number, so words with digits are passed over. Scans by hand: it sees every text of every import.
 */
function collectWords(text: string, take: (word: string) => void): void {
  let start = -1;
  let hasDigit = false;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    const isDigit = code >= 48 && code <= 57;
    if (isDigit || isLetter(code)) {
      if (start < 0) start = at;
      hasDigit ||= isDigit;
      continue;
    }
    const length = at - start;
    if (start >= 0 && !hasDigit && length >= MIN_LETTERS && length <= MAX_LETTERS)
      take(text.slice(start, at));
    start = -1;
    hasDigit = false;
  }
}

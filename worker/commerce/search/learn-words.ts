import type { Database } from "../database/database.ts";
import { toIndexForms } from "./word-forms.ts";

/** Folded texts of one language; '' for those without. */
export interface FoldedText {
  readonly language: string;
  readonly text: string;
}

/** Statements for the batch of the products with these words; call `keep` after it is written. */
export interface NewWords {
  readonly statements: readonly D1PreparedStatement[];
  keep(): void;
}

/** Words are never deleted, so one that was seen in the table is there; the bound is the isolate's memory. */
const MAX_KNOWN = 150_000;

/** The words that are in the table, by language. */
class KnownWords {
  readonly #byLanguage = new Map<string, Set<string>>();
  #size = 0;

  in(language: string): Set<string> {
    const words = this.#byLanguage.get(language) ?? new Set();
    this.#byLanguage.set(language, words);
    return words;
  }

  add(language: string, fresh: ReadonlySet<string>): void {
    if (this.#size + fresh.size > MAX_KNOWN) this.clear();
    const words = this.in(language);
    for (const word of fresh) words.add(word);
    this.#size += fresh.size;
  }

  clear(): void {
    this.#byLanguage.clear();
    this.#size = 0;
  }
}

const known = new KnownWords();

/** Clears the cache of the table's words, after the table was emptied. */
export function forgetWords(): void {
  known.clear();
}

type WordsByLanguage = ReadonlyMap<string, ReadonlySet<string>>;

function unknownWords(texts: readonly FoldedText[]): WordsByLanguage {
  const found = new Map<string, Set<string>>();
  for (const { language, text } of texts) {
    const former = known.in(language);
    const fresh = found.get(language) ?? new Set();
    found.set(language, fresh);
    collectWords(text, (word) => {
      if (!former.has(word)) fresh.add(word);
    });
  }
  return found;
}

/** An existing word is ignored: checking which ones exist would cost a round trip. */
const INSERT = `INSERT OR IGNORE INTO word_form (form, word)
  SELECT f.value, e.value ->> 0 FROM json_each(?) e, json_each(e.value, '$[1]') f`;

/** Bounds a JSON parameter well below D1's 2 MB. */
const WORDS_PER_STATEMENT = 5_000;

function toRows(words: WordsByLanguage): readonly (readonly [string, readonly string[]])[] {
  return [...words].flatMap(([language, fresh]) =>
    [...fresh].map((word) => [word, toIndexForms(language, word)] as const),
  );
}

/** Statements that add the words of these texts that the table may lack. */
export function learnWords(database: Pick<Database, "prepare">, texts: readonly FoldedText[]): NewWords {
  const words = unknownWords(texts);
  const rows = toRows(words);
  const statements: D1PreparedStatement[] = [];
  for (let at = 0; at < rows.length; at += WORDS_PER_STATEMENT) {
    const some = rows.slice(at, at + WORDS_PER_STATEMENT);
    statements.push(database.prepare(INSERT).bind(JSON.stringify(some)));
  }
  const keep = () => {
    for (const [language, fresh] of words) known.add(language, fresh);
  };
  return { statements, keep };
}

/** Longer ones are codes, not words. */
const MAX_CHARACTERS = 24;
const MIN_CHARACTERS = 3;

function isLetter(code: number): boolean {
  if (code < 128) return code >= 97 && code <= 122;
  // Latin-1 and general punctuation and signs, × and ÷.
  return code > 0xbf && code !== 0xd7 && code !== 0xf7 && (code < 0x2000 || code > 0x2bff);
}

/**
 * Calls `take` with each word of a folded text that may be misspelled: only alphabetic characters, at least three. A
 * number with a typo is another number, so words with digits are skipped. Scans by hand: it reads every text of every
 * import.
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
    if (start >= 0 && !hasDigit && length >= MIN_CHARACTERS && length <= MAX_CHARACTERS)
      take(text.slice(start, at));
    start = -1;
    hasDigit = false;
  }
}

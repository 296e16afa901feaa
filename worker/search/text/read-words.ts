/** A word of a text and its offsets. */
export type TextWord = { readonly word: string; readonly start: number; readonly end: number };

/** Numbers with their decimals, and words; `10kg` are two, `M12` is one. */
const pattern = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** Only the words of a text, for texts that are only stored. */
export function listWords(text: string): readonly string[] {
  return text.match(pattern) ?? [];
}

/** The words of a text in order. */
export function readWords(text: string): readonly TextWord[] {
  return Array.from(text.matchAll(pattern), (found) => ({
    word: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
}

const hyphenated = /(\p{L}[\p{L}\p{M}]*)[-‐‑](\p{L}[\p{L}\p{M}]*)/gu;

/** Joins hyphenated words, `Plattform-Waage` as `PlattformWaage`, so that both spellings find them. */
export function joinHyphenated(text: string): readonly string[] {
  if (!text.includes("-") && !text.includes("‐") && !text.includes("‑")) return [];
  return Array.from(text.matchAll(hyphenated), (found) => `${found[1]}${found[2]}`);
}

/** Characters of a Cyrillic or Greek keyboard that look like the Latin letters of a number. */
const lookalikes: Readonly<Record<string, string>> = { е: "e", х: "x", ε: "e", χ: "x" };

/** An article number or EAN without its separators: `EX-1000.1234` as `ex10001234`; null if the text is none. */
export function readCode(text: string): string | null {
  if (text.length > 40) return null;
  const code = text
    .toLowerCase()
    .replace(/[\s.\-–_/]+/g, "")
    .replace(/[ехεχ]/g, (character) => lookalikes[character] ?? character);
  return /^[a-z]{0,3}\d{4,14}$/.test(code) ? code : null;
}

/** The digits of a code: a number is found with and without its prefix. */
export function toDigits(code: string): string {
  return code.replace(/^[a-z]+/, "");
}

/** A word of a query as entered, or its replacement. */
export type QueryWord = { readonly word: string; readonly isPrefix: boolean };

/** One reading of a query; the first is the input itself. */
export type QueryVariant = readonly QueryWord[];

const mostWords = 16;

/** The words of a query; `queryType` determines which of them may be the beginning of a longer one. */
export function readQueryWords(text: string, queryType: string): QueryVariant {
  const words = readWords(text).slice(0, mostWords);
  const isOpen = !/\s$/.test(text);
  return words.map(({ word }, at) => ({
    word,
    isPrefix: queryType === "prefixAll" || (queryType === "prefixLast" && at === words.length - 1 && isOpen),
  }));
}

import { readWords } from "./read-words.ts";

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

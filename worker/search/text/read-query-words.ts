import { readWords } from "./read-words.ts";

/** A word of a query as it was typed, or one that stands for it. */
export type QueryWord = { readonly word: string; readonly isPrefix: boolean };

/** One way to read a query; the first is as it was typed. */
export type QueryVariant = readonly QueryWord[];

const mostWords = 16;

/** The words of a query; which of them may be the beginning of a longer one says `queryType`. */
export function readQueryWords(text: string, queryType: string): QueryVariant {
  const words = readWords(text).slice(0, mostWords);
  const isOpen = !/\s$/.test(text);
  return words.map(({ word }, at) => ({
    word,
    isPrefix: queryType === "prefixAll" || (queryType === "prefixLast" && at === words.length - 1 && isOpen),
  }));
}

import { readWords } from "../text/read-words.ts";
import type { WordMatcher } from "./word-matcher.ts";

export type Marks = { readonly pre: string; readonly post: string };

export type MarkedText = {
  readonly value: string;
  readonly matchLevel: "none" | "partial" | "full";
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: readonly string[];
};

/** Marks the query's words in a text. */
export function markText(text: string, matcher: WordMatcher, marks: Marks): MarkedText {
  const found = new Set<string>();
  let value = "";
  let last = 0;
  let characters = 0;
  let marked = 0;
  for (const { word, start, end } of readWords(text)) {
    characters += word.length;
    const mark = matcher.match(word);
    if (!mark) continue;
    found.add(mark.asked);
    marked += mark.characters;
    const markEnd = Math.min(end, start + mark.characters);
    value += `${text.slice(last, start)}${marks.pre}${text.slice(start, markEnd)}${marks.post}`;
    last = markEnd;
  }
  return { ...describe(value + text.slice(last), found, matcher, marked === characters) };
}

function describe(
  value: string,
  found: ReadonlySet<string>,
  matcher: WordMatcher,
  isWhole: boolean,
): MarkedText {
  if (found.size === 0) return { value, matchLevel: "none", matchedWords: [] };
  const isFull = found.size >= new Set(matcher.asked).size;
  return {
    value,
    matchLevel: isFull ? "full" : "partial",
    fullyHighlighted: isWhole,
    matchedWords: matcher.asked.filter((word) => found.has(word)),
  };
}

/** A number of words of a text, around the first that the query matches. */
export function cutSnippet(text: string, matcher: WordMatcher, words: number, ellipsis: string): string {
  const all = readWords(text);
  if (all.length <= words) return text;
  const first = Math.max(
    0,
    all.findIndex(({ word }) => matcher.match(word) !== null),
  );
  const from = Math.min(Math.max(0, first - Math.floor(words / 3)), all.length - words);
  const start = from === 0 ? 0 : (all[from]?.start ?? 0);
  const last = from + words;
  const end = last >= all.length ? text.length : (all[last - 1]?.end ?? text.length);
  return `${start > 0 ? ellipsis : ""}${text.slice(start, end)}${end < text.length ? ellipsis : ""}`;
}

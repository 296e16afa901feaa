import type { VocabularyWord } from "../matching/vocabulary.ts";
import type { Analyzer } from "../text/analyzer.ts";
import { joinHyphenated, listWords, readCode, toDigits } from "../text/read-words.ts";
import type { IndexPlan } from "./index-settings.ts";
import { readPath, type SearchRecord, walkValues } from "./read-path.ts";

/** A record's text for the full-text table, and its words for the vocabulary by their keys. */
export type SearchText = { readonly text: string; readonly words: ReadonlyMap<string, VocabularyWord> };

/** The prefix of an article number in the table; a word has the letter of its tier. */
export const codeMark = "z";
/** Between two values, so that no phrase spans them. */
const gap = "y";

export function toTierMark(tier: number): string {
  return String.fromCharCode(97 + tier);
}

/** Words with their tiers in the order of the text, so that phrases are found; codes and joined words at the end. */
export function toSearchText(record: SearchRecord, plan: IndexPlan, analyzer: Analyzer): SearchText {
  const tokens: string[] = [];
  const late: string[] = [];
  const words = new Map<string, VocabularyWord>();
  for (const [value, tier] of readTexts(record, plan)) {
    const mark = toTierMark(tier);
    const add = (word: string, list: string[]) => {
      const { key, stem, hasDigit } = analyzer.analyze(word);
      if (!key) return;
      list.push(mark + key);
      if (!hasDigit) words.set(key, { stem, tiers: (words.get(key)?.tiers ?? 0) | (1 << tier) });
    };
    for (const word of listWords(value)) add(word, tokens);
    for (const joined of joinHyphenated(value)) add(joined, late);
    const code = readCode(value);
    if (code) late.push(codeMark + code, codeMark + toDigits(code));
    tokens.push(gap);
  }
  return { text: [...tokens, ...late].join(" "), words };
}

function* readTexts(record: SearchRecord, plan: IndexPlan): Generator<readonly [string, number]> {
  if (!plan.searchable) {
    for (const [path, value] of walkValues(record)) if (path !== "objectID") yield [String(value), 0];
    return;
  }
  for (const { path, tier } of plan.searchable)
    for (const value of readPath(record, path))
      for (const [, text] of walkValues(value)) yield [String(text), tier];
}

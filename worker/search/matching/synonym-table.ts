import { isRecord } from "../requests/read-body.ts";
import type { Analyzer } from "../text/analyzer.ts";
import type { QueryVariant } from "../text/read-query-words.ts";
import { readWords } from "../text/read-words.ts";

export type SynonymTable = {
  /** The query with each of its words and phrases replaced by each of its synonyms, one at a time. */
  replace(typed: QueryVariant, analyzer: Analyzer): Generator<QueryVariant>;
};

/** A phrase of more words has no synonym. */
const longestPhrase = 4;

/** `given` are synonyms as the hosted service stores them: regular, one-way, corrections. */
export function createSynonymTable(given: readonly unknown[], analyzer: Analyzer): SynonymTable {
  const replacements = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    const key = toPhraseKey(
      readWords(from).map(({ word }) => word),
      analyzer,
    );
    if (!key || from === to) return;
    const known = replacements.get(key) ?? new Set();
    replacements.set(key, known.add(to));
  };
  for (const synonym of given) {
    for (const [from, to] of listReplacements(synonym)) add(from, to);
  }
  return {
    *replace(typed) {
      for (let from = 0; from < typed.length; from += 1)
        for (let length = Math.min(longestPhrase, typed.length - from); length > 0; length -= 1) {
          const words = typed.slice(from, from + length).map(({ word }) => word);
          for (const to of replacements.get(toPhraseKey(words, analyzer)) ?? [])
            yield [...typed.slice(0, from), ...toWords(to), ...typed.slice(from + length)];
        }
    },
  };
}

function* listReplacements(synonym: unknown): Generator<readonly [string, string]> {
  if (!isRecord(synonym)) return;
  const synonyms = toTexts(synonym.synonyms);
  switch (synonym.type) {
    case "synonym":
      for (const from of synonyms) for (const to of synonyms) yield [from, to];
      return;
    case "onewaysynonym":
    case "oneWaySynonym":
      for (const to of synonyms) yield [String(synonym.input ?? ""), to];
      return;
    case "altcorrection1":
    case "altcorrection2":
    case "altCorrection1":
    case "altCorrection2":
      for (const to of toTexts(synonym.corrections)) yield [String(synonym.word ?? ""), to];
  }
}

function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

function toPhraseKey(words: readonly string[], analyzer: Analyzer): string {
  return words.map((word) => analyzer.analyze(word).stem).join(" ");
}

function toWords(text: string): QueryVariant {
  return readWords(text).map(({ word }) => ({ word, isPrefix: false }));
}

import { isRecord } from "../requests/read-body.ts";
import type { Analyzer } from "../text/analyzer.ts";
import { type QueryVariant, readWords } from "../text/read-words.ts";

export type SynonymTable = {
  /**
   * The query with each of its words and phrases replaced by a synonym, one at a time: first one of each, then another
   * of each.
   */
  replace(typed: QueryVariant, analyzer: Analyzer): Generator<QueryVariant>;
};

/** A longer phrase has no synonym. */
const longestPhrase = 4;

/** `given` are synonyms in the hosted service's form: regular, one-way, corrections. */
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
      const lists = listPhrases(typed).map(({ from, words }) => {
        const known = [...(replacements.get(toPhraseKey(words, analyzer)) ?? [])];
        const [before, after] = [typed.slice(0, from), typed.slice(from + words.length)];
        return known.map((to) => [...before, ...toWords(to), ...after]);
      });
      const most = Math.max(0, ...lists.map(({ length }) => length));
      for (let at = 0; at < most; at += 1)
        for (const list of lists) {
          const variant = list[at];
          if (variant) yield variant;
        }
    },
  };
}

/** The phrases of a query, the longer ones of each position first. */
function listPhrases(typed: QueryVariant): readonly { from: number; words: readonly string[] }[] {
  return typed.flatMap((_, from) => {
    const longest = Math.min(longestPhrase, typed.length - from);
    return Array.from({ length: longest }, (_unused, less) => ({
      from,
      words: typed.slice(from, from + longest - less).map(({ word }) => word),
    }));
  });
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

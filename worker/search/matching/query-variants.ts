import type { Analyzer } from "../text/analyzer.ts";
import type { QueryVariant } from "../text/read-words.ts";
import { splitWord } from "./find-compounds.ts";
import { mostWords } from "./match-words.ts";
import type { SynonymTable } from "./synonym-table.ts";
import type { Vocabulary } from "./vocabulary.ts";

const mostVariants = 10;

/** The readings of a query: itself, with synonyms, with neighbouring words joined, with words split. */
export function listVariants(
  typed: QueryVariant,
  vocabulary: Vocabulary,
  analyzer: Analyzer,
  synonyms: SynonymTable | null,
): readonly QueryVariant[] {
  const variants: QueryVariant[] = [typed];
  const seen = new Set([toText(typed)]);
  const add = (variant: QueryVariant) => {
    const text = toText(variant);
    if (variants.length >= mostVariants || variant.length > mostWords || seen.has(text)) return;
    seen.add(text);
    variants.push(variant);
  };
  if (synonyms) for (const variant of synonyms.replace(typed, analyzer)) add(variant);
  for (const variant of joinNeighbours(typed, vocabulary, analyzer)) add(variant);
  for (const variant of takeApart(typed, vocabulary, analyzer)) add(variant);
  return variants;
}

function* joinNeighbours(
  typed: QueryVariant,
  vocabulary: Vocabulary,
  analyzer: Analyzer,
): Generator<QueryVariant> {
  for (let at = 0; at + 1 < typed.length; at += 1) {
    const [first, second] = [typed[at], typed[at + 1]];
    if (!first || !second) continue;
    const word = first.word + second.word;
    const { key, stem } = analyzer.analyze(word);
    if (key.length < 5 || /\d/.test(key)) continue;
    const isKnown =
      vocabulary.has(key) ||
      vocabulary.hasStem(stem) ||
      [...vocabulary.findContaining(`\n${key}`, 1)].length > 0;
    if (isKnown) yield [...typed.slice(0, at), { word, isPrefix: second.isPrefix }, ...typed.slice(at + 2)];
  }
}

function* takeApart(
  typed: QueryVariant,
  vocabulary: Vocabulary,
  analyzer: Analyzer,
): Generator<QueryVariant> {
  for (const [at, { word, isPrefix }] of typed.entries()) {
    const { key, stem } = analyzer.analyze(word);
    if (key.length < 6 || vocabulary.has(key) || vocabulary.hasStem(stem)) continue;
    const parts = splitWord(key, vocabulary);
    if (!parts) continue;
    const [head, tail] = parts;
    yield [
      ...typed.slice(0, at),
      { word: head, isPrefix: false },
      { word: tail, isPrefix },
      ...typed.slice(at + 1),
    ];
  }
}

function toText(variant: QueryVariant): string {
  return variant.map(({ word, isPrefix }) => word + (isPrefix ? "*" : "")).join(" ");
}

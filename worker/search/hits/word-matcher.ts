import type { Level } from "../matching/expand-word.ts";
import type { Analyzer } from "../text/analyzer.ts";

/** Returns the characters to mark in a word of a text, from its start; null if the word does not match. */
export type WordMatcher = {
  match(word: string): WordMark | null;
  /** The number of words in the query. */
  readonly asked: readonly string[];
};

export type WordMark = { readonly characters: number; readonly asked: string };

/** `asked` are the words as entered, `levels` their matches in the index. */
export function createWordMatcher(
  asked: readonly { readonly word: string; readonly isPrefix: boolean }[],
  levels: readonly (readonly Level[])[],
  analyzer: Analyzer,
): WordMatcher {
  const words = asked.map(({ word, isPrefix }) => ({
    word: word.toLowerCase(),
    isPrefix,
    ...analyzer.analyze(word),
  }));
  const owner = new Map<string, string>();
  levels.forEach((each, at) => {
    const name = words[at % Math.max(1, words.length)]?.word ?? "";
    for (const { keys } of each) for (const key of keys) if (!owner.has(key)) owner.set(key, name);
  });
  return {
    asked: words.map(({ word }) => word),
    match(text) {
      const { key, stem } = analyzer.analyze(text);
      const same = words.find((word) => word.key === key);
      if (same) return { characters: text.length, asked: same.word };
      const begun = words.find((word) => word.isPrefix && key.startsWith(word.key));
      if (begun) return { characters: countCharacters(text, begun.key, analyzer), asked: begun.word };
      const form = words.find((word) => word.stem === stem && stem.length > 2);
      if (form) return { characters: text.length, asked: form.word };
      const meant = owner.get(key);
      return meant === undefined ? null : { characters: text.length, asked: meant };
    },
  };
}

/** The number of characters of a word that make the key of its beginning: `ß` is two characters of a key. */
function countCharacters(text: string, beginning: string, analyzer: Analyzer): number {
  for (let characters = 1; characters < text.length; characters += 1) {
    const { key } = analyzer.analyze(text.slice(0, characters));
    if (key.length >= beginning.length) return characters;
  }
  return text.length;
}

/** A text split into alternating plain and marked parts; the first is plain and may be empty. */
export type MarkedText = readonly string[];

/** Marks the characters of a name that match words of the search text, ignoring accents. */
export function markMatches(name: string, typed: string): MarkedText {
  const words = splitWords(typed)
    .map(([word]) => fold(word))
    .sort((one, other) => other.length - one.length);
  const parts: string[] = [];
  let end = 0;
  for (const [word, at] of splitWords(name)) {
    const found = findMatch(word, words);
    if (!found) continue;
    parts.push(name.slice(end, at + found.from), word.slice(found.from, found.to));
    end = at + found.to;
  }
  return [...parts, name.slice(end)];
}

function splitWords(text: string): readonly (readonly [word: string, at: number])[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => [match[0], match.index]);
}

/** Within a word only matches of three or more characters count: parts of a compound, not coincidence. */
const fewestInside = 3;

function findMatch(word: string, wanted: readonly string[]): { from: number; to: number } | null {
  for (const text of wanted) {
    const lastStart = text.length < fewestInside ? 0 : word.length - 1;
    for (let from = 0; from <= lastStart; from += 1) {
      if (!fold(word.slice(from)).startsWith(text)) continue;
      let to = from + 1;
      while (fold(word.slice(from, to)).length < text.length) to += 1;
      return { from, to };
    }
  }
  return null;
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ");
}

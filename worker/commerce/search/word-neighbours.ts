/** Letters from the start that forms are made of: more would multiply them, and longer words agree there well enough. */
const PREFIX_LETTERS = 7;

/** 53 bits, as many as a number holds exactly; words that share one by chance are told apart by their letters. */
function hash(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x2f0b4c47;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + at), 0x5bd1e995);
    high ^= high >>> 13;
  }
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0);
}

function withoutOne(text: string): readonly string[] {
  return Array.from({ length: text.length }, (_, at) => text.slice(0, at) + text.slice(at + 1));
}

/**
 * Hashes of every form of a word with up to `distance` letters left out. Two words that are at most that far apart share
 * one: what was put into the one is left out of the other.
 */
export function toNeighbours(language: string, word: string, distance: number): readonly number[] {
  const forms = new Set([word.slice(0, PREFIX_LETTERS)]);
  let latest: readonly string[] = [...forms];
  for (let left = distance; left > 0; left -= 1) {
    latest = latest.flatMap(withoutOne);
    for (const form of latest) forms.add(form);
  }
  return [...forms].map((form) => hash(`${language}:${form}`));
}

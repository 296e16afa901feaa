/** Number of typing errors allowed in a word of this length; the search itself tolerates one or two. */
function countAllowedErrors(characters: number): number {
  return characters < 6 ? 1 : characters < 9 ? 2 : Math.min(4, Math.floor(characters / 3));
}

/** Replaces unknown words of a text by the most similar known ones; null: no replacement. */
export function chooseSpelling(text: string, names: readonly string[]): string | null {
  const known = new Map<string, string>();
  for (const name of names)
    for (const word of name.toLowerCase().match(/\p{L}{3,}/gu) ?? []) known.set(fold(word), word);
  const spelt = text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => findLike(word, known) ?? word);
  return fold(spelt) === fold(text) ? null : spelt;
}

function findLike(typed: string, known: ReadonlyMap<string, string>): string | null {
  const key = fold(typed);
  if (key.length < 3 || [...known.keys()].some((name) => name.startsWith(key))) return null;
  const near = [...known]
    .map(([name, word]) => ({
      word,
      errors: countErrors(key, name),
      isGapped: holdsInOrder(name, key),
      name,
    }))
    .filter(({ errors }) => errors <= countAllowedErrors(key.length))
    .toSorted(
      (one, other) =>
        one.errors - other.errors ||
        Number(other.isGapped) - Number(one.isGapped) ||
        one.name.length - other.name.length,
    );
  return near[0]?.word ?? null;
}

/** Prefers a missing character over another one: `drl` is `drills` rather than `dry`. */
function holdsInOrder(name: string, typed: string): boolean {
  let at = 0;
  for (const character of name) if (character === typed[at]) at += 1;
  return at === typed.length;
}

/** Lengths of endings that do not count as errors, such as a plural's: `pmp` has one error to `pumps`. */
const endings = [0, 1, 2];

/** Removes diacritics and case: `Kühlschränke` is `kuhlschranke`. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ");
}

/**
 * Counts inserted, deleted, replaced and transposed characters, ignoring the other word's ending.
 *
 * Source: optimal string alignment distance
 */
function countErrors(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line[at] = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, line];
  }
  const ends = endings.map((ending) => last[Math.max(0, other.length - ending)] ?? 0);
  return Math.min(...ends);
}

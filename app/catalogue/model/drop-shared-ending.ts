/**
 * Removes the words at the end that all names share, because the heading above them says it: below "Bakeries",
 * `Mixers for bakeries` and `Ovens for bakeries` are `Mixers` and `Ovens`. A single name stays as it is.
 */
export function dropSharedEnding(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.split(" "));
  const shortest = Math.min(...words.map(({ length }) => length));
  let shared = 0;
  while (shared < shortest - 1 && new Set(words.map((each) => each.at(-1 - shared))).size === 1) shared += 1;
  return names.length > 1 ? words.map((each) => each.slice(0, each.length - shared).join(" ")) : names;
}

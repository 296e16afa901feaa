/**
 * Samples at most `most` items, spread over the whole list.
 * A hundred kinds of actions would dominate the corpus.
 */
export function thin<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = items.length / most;
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

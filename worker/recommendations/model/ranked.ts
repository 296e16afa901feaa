import type { Item } from "./item.ts";

/** An article with its score; larger is better. */
export type Ranked = { readonly item: Item; readonly score: number };

/** Sums the scores of several sources, each with its weight. */
export function mergeRanked(
  lists: readonly { readonly weight: number; readonly ranked: readonly Ranked[] }[],
): readonly Ranked[] {
  const scores = new Map<Item, number>();
  for (const { weight, ranked } of lists) {
    for (const { item, score } of ranked) scores.set(item, (scores.get(item) ?? 0) + weight * score);
  }
  return [...scores]
    .map(([item, score]) => ({ item, score }))
    .sort((left, right) => right.score - left.score);
}

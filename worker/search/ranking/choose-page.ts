import type { Mask } from "../filters/apply-filter.ts";
import { noMatch, placesPerScore } from "../matching/score.ts";
import type { RecordOrder } from "./sort-records.ts";

export type PageRange = { readonly from: number; readonly count: number };

/** The slots of a page of all passing records, in the given order. */
export function choosePage(mask: Mask, order: RecordOrder, { from, count }: PageRange): readonly number[] {
  const page: number[] = [];
  if (count === 0) return page;
  let passed = 0;
  for (const slot of order.slots) {
    if (!mask[slot]) continue;
    passed += 1;
    if (passed > from) page.push(slot);
    if (page.length === count) break;
  }
  return page;
}

/** The slots of a page of a text's matches, best first; equals in the given order. */
export function chooseRankedPage(
  mask: Mask,
  scores: Float64Array,
  order: RecordOrder,
  { from, count }: PageRange,
): readonly number[] {
  if (count === 0) return [];
  const ranked = rank(mask, scores, order);
  const best = keepLeast(ranked, from + count).slice(from, from + count);
  return Array.from(best, (key) => order.slots[key % placesPerScore] ?? 0);
}

/** A number for each passing and found record: its score and its position among equals; in the order of the slots. */
function rank(mask: Mask, scores: Float64Array, { places }: RecordOrder): Float64Array {
  let passing = 0;
  for (let slot = 0; slot < mask.length; slot += 1) passing += mask[slot] ?? 0;
  const ranked = new Float64Array(passing);
  let found = 0;
  for (let slot = 0; slot < mask.length; slot += 1) {
    const score = scores[slot] ?? noMatch;
    if (!mask[slot] || score >= noMatch) continue;
    ranked[found] = score * placesPerScore + (places[slot] ?? 0);
    found += 1;
  }
  return ranked.subarray(0, found);
}

/** The least `count` numbers, sorted: numbers above a pivot that leaves enough are dropped before the sort. */
function keepLeast(numbers: Float64Array, count: number): Float64Array {
  let rest = numbers;
  while (rest.length > 4 * count + 64) {
    const sample = Float64Array.from(
      { length: 33 },
      (_, at) => rest[Math.floor((at * rest.length) / 33)] ?? 0,
    ).sort();
    const share = Math.min(32, Math.ceil((33 * 1.5 * count) / rest.length) + 2);
    const pivot = sample[share] ?? 0;
    const less = rest.filter((number) => number <= pivot);
    if (less.length < count || less.length === rest.length) break;
    rest = less;
  }
  return rest.slice().sort();
}

import type { Mask } from "../filters/apply-filter.ts";
import { noMatch, placesPerScore } from "../matching/score.ts";
import type { Column } from "../records/columns.ts";
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

/** The group of each record, by the value of one attribute; a record without one is its own group. */
function readGroups({ texts, numbers }: Column): ReadonlyMap<number, string> {
  const groups = new Map<number, string>();
  for (const [kind, { slots, values, length }] of Object.entries({ texts, numbers }))
    for (let at = 0; at < length; at += 1) groups.set(slots[at] ?? 0, `${kind} ${values[at]}`);
  return groups;
}

/** The first `most` records of each group, in their order. */
export function keepDistinct(
  slots: readonly number[],
  column: Column | undefined,
  most: number,
): readonly number[] {
  if (!column) return slots;
  const groups = readGroups(column);
  const counts = new Map<string, number>();
  return slots.filter((slot) => {
    const group = groups.get(slot);
    if (group === undefined) return true;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= most;
  });
}

import type { Column } from "../records/columns.ts";

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

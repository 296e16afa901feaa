import type { ColumnValues } from "./to-columns.ts";

type Values = readonly (string | number | boolean)[];

/**
 * The values of one attribute in the records of `partSize` consecutive slots: `values[i]` belongs to `slots[i]`, in the
 * order of the slots.
 */
export type ColumnPart = readonly [slots: readonly number[], values: Values];

/** Few enough records to rewrite a part for one change, and enough that a column of 100,000 records is 400 rows. */
const partSize = 256;

export function toPartNumber(slot: number): number {
  return Math.floor(slot / partSize);
}

/** The slots of a part: from the first to one below the second. */
export function toSlotRange(part: number): { readonly from: number; readonly below: number } {
  return { from: part * partSize, below: (part + 1) * partSize };
}

/** The changed values of records by attribute, written together: an empty list removes a record's values. */
export class ColumnChanges {
  readonly #byPath = new Map<string, Map<number, Values>>();

  /** Notes what changes when the values of a record become `after`; both empty for records that do not exist. */
  set(slot: number, before: ColumnValues, after: ColumnValues): void {
    for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const values = after[path] ?? [];
      if (isSame(before[path] ?? [], values)) continue;
      const slots = this.#byPath.get(path);
      if (slots) slots.set(slot, values);
      else this.#byPath.set(path, new Map([[slot, values]]));
    }
  }

  clear(): void {
    this.#byPath.clear();
  }

  get paths(): readonly string[] {
    return [...this.#byPath.keys()];
  }

  /** The changes of each part, whose values by slot `mergePart` joins with the stored ones. */
  *parts(): Generator<{
    readonly path: string;
    readonly part: number;
    readonly changed: ReadonlyMap<number, Values>;
  }> {
    for (const [path, slots] of this.#byPath) {
      const parts = Map.groupBy(slots, ([slot]) => toPartNumber(slot));
      for (const [part, changed] of parts) yield { path, part, changed: new Map(changed) };
    }
  }
}

/** A part after a change; null if it has no values any more. */
export function mergePart(
  [knownSlots, knownValues]: ColumnPart,
  changed: ReadonlyMap<number, Values>,
): ColumnPart | null {
  const bySlot = new Map<number, (string | number | boolean)[]>();
  const add = (slot: number, value: string | number | boolean) => {
    const values = bySlot.get(slot);
    if (values) values.push(value);
    else bySlot.set(slot, [value]);
  };
  knownSlots.forEach((slot, at) => {
    if (!changed.has(slot)) add(slot, knownValues[at] ?? 0);
  });
  for (const [slot, values] of changed) for (const value of values) add(slot, value);
  if (bySlot.size === 0) return null;
  const sorted = [...bySlot].sort(([left], [right]) => left - right);
  return [sorted.flatMap(([slot, values]) => values.map(() => slot)), sorted.flatMap(([, values]) => values)];
}

function isSame(left: Values, right: Values): boolean {
  return left.length === right.length && left.every((value, at) => value === right[at]);
}

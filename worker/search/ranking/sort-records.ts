import type { Column, Columns } from "../records/columns.ts";
import type { SortKey } from "../records/index-settings.ts";

/** The records of an index in one order: slots by position, and positions by slot. */
export type RecordOrder = { readonly slots: Uint32Array; readonly places: Uint32Array };

/** Sorts all records; equals by slot, the older first. Records without the attribute come last. */
export function sortRecords(
  keys: readonly SortKey[],
  columns: Columns,
  alive: Uint8Array,
  language: string,
): RecordOrder {
  const slots = Uint32Array.from(alive.keys()).filter((slot) => alive[slot] === 1);
  const sorts = keys.flatMap(({ path, isDescending }) => {
    const column = columns.get(path);
    return column
      ? [{ values: toSortValues(column, alive.length, language, isDescending), isDescending }]
      : [];
  });
  if (sorts.length > 0)
    slots.sort((left, right) => {
      for (const { values } of sorts) {
        const difference = (values[left] ?? 0) - (values[right] ?? 0);
        if (difference !== 0) return difference;
      }
      return left - right;
    });
  const places = new Uint32Array(alive.length);
  slots.forEach((slot, place) => {
    places[slot] = place;
  });
  return { slots, places };
}

/** A finite number for every slot, less is earlier. */
function toSortValues(column: Column, size: number, language: string, isDescending: boolean): Float64Array {
  const values = new Float64Array(size).fill(Number.MAX_VALUE);
  const sign = isDescending ? -1 : 1;
  const { slots, values: numbers, length } = column.numbers;
  if (length > 0) {
    for (let at = 0; at < length; at += 1) values[slots[at] ?? 0] = sign * (numbers[at] ?? 0);
    return values;
  }
  const ranks = rankTexts(column.names, language);
  const texts = column.texts;
  for (let at = 0; at < texts.length; at += 1)
    values[texts.slots[at] ?? 0] = sign * (ranks[texts.values[at] ?? 0] ?? 0);
  return values;
}

function rankTexts(texts: readonly string[], language: string): Uint32Array {
  const collator = new Intl.Collator(language || "en", { numeric: true });
  const sorted = texts
    .map((text, code) => ({ text, code }))
    .sort((left, right) => collator.compare(left.text, right.text));
  const ranks = new Uint32Array(texts.length);
  sorted.forEach(({ code }, rank) => {
    ranks[code] = rank;
  });
  return ranks;
}

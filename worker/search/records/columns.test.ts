import { expect, it } from "vitest";
import { ColumnChanges, type ColumnPart, mergePart } from "./column-parts";
import { Columns } from "./columns";
import type { ColumnValues } from "./to-columns";

/** The parts of columns after changes of records, and how often each was read. */
function openColumns() {
  const stored = new Map<string, Map<number, ColumnPart>>();
  const reads: string[] = [];
  const columns = new Columns({
    columnParts(path) {
      reads.push(path);
      const parts = [...(stored.get(path) ?? [])].sort(([left], [right]) => left - right);
      return parts.map(([, part]) => part);
    },
    columnPaths: () => [...stored.keys()],
  });
  const change = (slot: number, before: ColumnValues, after: ColumnValues) => {
    const changes = new ColumnChanges();
    changes.set(slot, before, after);
    for (const { path, part, changed } of changes.parts()) {
      const parts = stored.get(path) ?? new Map<number, ColumnPart>();
      const merged = mergePart(parts.get(part) ?? [[], []], changed);
      if (merged) stored.set(path, parts.set(part, merged));
      else parts.delete(part);
    }
    columns.forget(changes.paths);
    return changes.paths;
  };
  const read = (path: string) => {
    const { slots, values, length } = columns.get(path)?.numbers ?? { slots: [], values: [], length: 0 };
    return Array.from({ length }, (_, at) => [slots[at], values[at]]);
  };
  return { columns, change, read, reads, stored };
}

it("a column has the values of all parts in the order of the slots", () => {
  const { columns, change, read } = openColumns();
  for (const slot of [3, 1_000, 2, 70_000])
    change(slot, {}, { power: [slot * 10], name: ["Drill", "Bohrer"] });
  expect(read("power")).toEqual([
    [2, 20],
    [3, 30],
    [1_000, 10_000],
    [70_000, 700_000],
  ]);
  expect(columns.get("name")?.texts.length).toBe(8);
  expect(columns.get("name")?.names).toEqual(["Drill", "Bohrer"]);
});

it("a record that is written repeatedly does not grow its column", () => {
  const { change, read } = openColumns();
  change(1, {}, { price: [10] });
  change(2, {}, { price: [20] });
  for (let price = 100; price < 200; price += 1)
    change(1, { price: [price === 100 ? 10 : price - 1] }, { price: [price] });
  expect(read("price")).toEqual([
    [1, 199],
    [2, 20],
  ]);
});

it("only the columns of changed values are loaded again", () => {
  const { change, read, reads } = openColumns();
  change(1, {}, { price: [10], power: [5] });
  expect(change(1, { price: [10], power: [5] }, { price: [11], power: [5] })).toEqual(["price"]);
  for (const path of ["price", "power"]) read(path);
  change(1, { price: [11], power: [5] }, { price: [12], power: [5] });
  expect([read("price"), read("power")]).toEqual([[[1, 12]], [[1, 5]]]);
  expect(reads).toEqual(["price", "power", "price"]);
});

it("the last value of a part leaves no part", () => {
  const { columns, change, stored } = openColumns();
  change(1, {}, { price: [10] });
  change(1, { price: [10] }, {});
  expect(stored.get("price")?.size).toBe(0);
  expect(columns.get("price")).toBeUndefined();
});

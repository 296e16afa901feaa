import { expect, it } from "vitest";
import { Columns } from "./columns";

const read = (columns: Columns, path: string) => {
  const { slots, values, length } = columns.get(path)?.numbers ?? { slots: [], values: [], length: 0 };
  return Array.from({ length }, (_, at) => [slots[at], values[at]]);
};

it("a trimmed column of one record accepts the values of later ones", () => {
  const columns = new Columns();
  columns.add(1, { power: [5] });
  columns.trim();
  for (const slot of [2, 3, 4]) columns.add(slot, { power: [slot * 10], name: ["Drill"] });
  expect(read(columns, "power")).toEqual([
    [1, 5],
    [2, 20],
    [3, 30],
    [4, 40],
  ]);
  expect(columns.get("name")?.texts.length).toBe(3);
});

it("a record that is written repeatedly does not grow the memory", () => {
  const columns = new Columns();
  columns.add(1, { price: [10] });
  columns.add(2, { price: [20] });
  for (let price = 100; price < 200; price += 1) {
    columns.remove(new Set([1]));
    columns.add(1, { price: [price] });
  }
  expect(read(columns, "price")).toEqual([
    [2, 20],
    [1, 199],
  ]);
});

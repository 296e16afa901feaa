import { describe, expect, it } from "vitest";
import { Columns } from "../records/columns";
import type { ColumnValues } from "../records/to-columns";
import { applyFilter } from "./apply-filter";
import { parseFilters } from "./parse-filters";
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from "./parse-list-filters";

const records: readonly ColumnValues[] = [
  { brand: ["Acme Tools"], price: [100], tags: ["new", "-20"], isNew: [true], _tags: ["a"] },
  { brand: ["Bolt"], price: [200, 250], tags: ["new"], isNew: [false], _tags: ["b"] },
  { brand: ['O\'Neil "x"'], price: [300], isNew: [true] },
];
const columns = new Columns({
  columnParts: (path) =>
    records.map((record, at) => [(record[path] ?? []).map(() => at + 1), record[path] ?? []]),
  columnPaths: () => [...new Set(records.flatMap((record) => Object.keys(record)))],
});
const alive = new Uint8Array(records.length + 1).fill(1, 1);

const pass = (filter: ReturnType<typeof parseFilters>) =>
  [...applyFilter(filter, columns, alive)].flatMap((passed, slot) => (passed ? [slot] : []));

describe("filters", () => {
  it.each([
    ["", [1, 2, 3]],
    ["brand:Bolt", [2]],
    ["brand:bolt", [2]],
    ['brand:"Acme Tools"', [1]],
    ["brand:'Acme Tools'", [1]],
    ['brand:"O\'Neil \\"x\\""', [3]],
    ["NOT brand:Bolt", [1, 3]],
    ["brand:Bolt OR tags:new AND price<150", [1]],
    ["(brand:Bolt AND tags:new) OR price = 300", [2, 3]],
    ["price:150 TO 260", [2]],
    ["price != 100", [2, 3]],
    ["price>=250", [2, 3]],
    ["isNew:true AND NOT price:300", [1]],
    ["isNew:false", [2]],
    ["a", [1]],
    ["nothing:here", []],
  ])("%s", (text, slots) => {
    expect(pass(parseFilters(text))).toEqual(slots);
  });

  it("in lists require all of the outer, one of the inner", () => {
    expect(pass(parseFacetFilters(["tags:new", ["brand:Bolt", "brand:Acme Tools"]]))).toEqual([1, 2]);
    expect(pass(parseFacetFilters('[["brand:-Bolt"]]'))).toEqual([1, 3]);
    expect(pass(parseFacetFilters(["tags:\\-20"]))).toEqual([1]);
    expect(pass(parseNumericFilters(["price>150", ["price<260", "price:300 TO 400"]]))).toEqual([2, 3]);
    expect(pass(parseTagFilters("a"))).toEqual([1]);
  });

  it.each(["price >", "price > x", "(brand:a", "brand:a)", "brand:", "AND", "brand:a brand:b", 'brand:"a'])(
    "refuses %s",
    (text) => {
      expect(() => parseFilters(text)).toThrow(/filters: /);
    },
  );
});
